import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { allowedTags, cleanAttributes, prepareHtml } from '#contract/wire/htmlPolicy.ts';
import type { Place } from '#server/festival/reading/place.ts';
import { mentionsOfTree } from './eachNode.ts';
import { mentionAddress, type Mentions } from './mentions.ts';

const processor = unified().use(rehypeParse, { fragment: true }).freeze();
type Root = ReturnType<typeof processor.parse>;
type Node = Root | Root['children'][number];
type Element = Extract<Node, { type: 'element' }>;

/** Names that differ from their attributes by more than capital letters. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

const attributesOf = ({ properties }: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      attributeNames[name] ?? name.toLowerCase(),
      Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value),
    ]),
  );

/** The policy sets this one itself. */
const ownAttribute = 'rel';

const mentionElement = (mentions: Mentions, element: Element, place: Place): void => {
  const { tagName } = element;
  const fault = (message: string): void => {
    mentions.faults.push({ ...place, severity: 'mistake', message });
  };
  if (!allowedTags.includes(tagName)) return fault(`\`<${tagName}>\` is refused in HTML`);
  const attributes = attributesOf(element);
  const kept = cleanAttributes(tagName, attributes);
  for (const [name, value] of Object.entries(attributes)) {
    const isAddress = name === 'href' || name === 'src';
    if (isAddress) mentionAddress(mentions, value, place);
    else if (!Object.hasOwn(kept, name) && name !== ownAttribute)
      fault(`\`${name}\` is refused in \`<${tagName}>\``);
  }
  if (tagName === 'img' && attributes['alt'] === undefined)
    mentions.faults.push({ ...place, severity: 'warning', message: 'a picture needs a text: alt="…"' });
};

/** The mentions of an HTML text, at spots within it, and every part that the site's policy leaves out. */
export const mentionsOfHtml = (html: string): Mentions =>
  mentionsOfTree<Node>(
    () => processor.parse(prepareHtml(html)),
    (mentions, node, within) => {
      if (node.type === 'element') mentionElement(mentions, node, { path: [], within });
    },
  );
