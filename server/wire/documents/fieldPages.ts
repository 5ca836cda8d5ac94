import { fieldsOf, type Field } from './fields.ts';
import { jsonSchemas } from './jsonSchemas.ts';

/** Fields whose entries have a table of their own, in the answer of that name. */
const elsewhere: Readonly<Record<string, string>> = {
  shows: 'shows',
  similar_shows: 'programmations',
  collections: 'video-collections',
  sponsors: 'sponsors',
};

const listedIn = (path: readonly string[]): string | undefined =>
  path[0] === 'entity_data' || path[0] === 'data' ? elsewhere[path.at(-1) ?? ''] : undefined;

/** Fields of every page, in the table of the page loader alone. */
const isOfEveryPage = ({ path: [first, second] }: Field): boolean =>
  first === 'entity_data' && second !== 'attributes';
const isOfType = (field: Field): boolean =>
  field.path.length > 2 ? field.path[1] === 'attributes' : field.path[0] === 'data' && field.path.length > 1;
const isOfList = ({ path }: Field): boolean =>
  path.length === 1 && ['data', 'pagesize', 'totalcount', 'previous', 'next'].includes(path[0] ?? '');

const rowOf = ({ path, form, isRequired, meaning }: Field): string => {
  const place = listedIn(path);
  const reference = place === undefined ? '' : ` Its fields are those of \`${place}\`.`;
  const cells = [`\`${path.join('.')}\``, form, isRequired ? '**required**' : '', meaning + reference];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll(
    /\|\s+(?=\|)/g,
    '| ',
  );
};

const section = (title: string, answer: string, isListed: (field: Field) => boolean): string => {
  const schema = jsonSchemas.get(answer);
  if (!schema) throw new Error(`There is no answer ${answer}`);
  const fields = fieldsOf(schema, (path) => listedIn(path) !== undefined).filter(isListed);
  const links = `[schema](${answer}.schema.json), [example](${answer}.example.json)`;
  const rows = fields.length === 0 ? ['| | | | none |'] : fields.map(rowOf);
  return [
    `## ${title}`,
    '',
    links,
    '',
    '| field | form | | meaning |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};

const isPage = (name: string): boolean => name.startsWith('page-');

/** docs/wire/fields.md: the fields of every answer. */
export const fieldPages = (): string => {
  const names = [...jsonSchemas.keys()];
  const parts = [
    '# The fields of every answer\n\n`npm run documents` writes this page. A field that is not required may be missing, or null. Other fields are fine: the site does not read them.',
    section('Every list', 'shows', isOfList),
    section('Every page', 'page-page', isOfEveryPage),
    ...names
      .filter(isPage)
      .map((name) => section(`A page of the type \`${name.slice('page-'.length)}\``, name, isOfType)),
    ...names
      .filter((name) => !isPage(name))
      .map((name) => section(`\`${name}\``, name, (field) => name === 'programmations' || !isOfList(field))),
  ];
  return `${parts.join('\n\n')}\n`;
};
