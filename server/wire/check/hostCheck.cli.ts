import { parseArgs } from 'node:util';
import { isLanguage, languages as allLanguages, type Language } from '#contract/address/language.ts';
import { reasonOf } from '#server/log.ts';
import { checkHost } from './checkHost.ts';
import { isFailed, type Finding } from './findings.ts';
import { checkMembers } from './members/checkMembers.ts';
import { accountIn } from './members/account.ts';
import { reportInWords } from './report.ts';

const usage = `npm run host-check -- URL [--members URL] [--lang fr,en] [--site 8] [--router router] [--json]

Asks a content host, and a member host, everything that the site asks them, and says what is missing, wrong or slow
(docs/hosts.md). Exit code: 0 if nothing is wrong or slow, 1 if something is, 2 if the check could not be run.
`;

/** Arguments that nobody can follow. */
class WrongUsage extends Error {}

const addressOf = (given: string | undefined): string => {
  if (given !== undefined && /^https?:\/\//.test(given) && URL.canParse(given))
    return given.replace(/(?<!\/)\/+$/, '');
  throw new WrongUsage(`${given ?? 'Nothing'} is no address: it begins with http:// or https://.`);
};

const languagesOf = (given: string): Language[] =>
  given.split(',').map((name) => {
    const lang = name.trim();
    if (isLanguage(lang)) return lang;
    throw new WrongUsage(`${lang} is no language of the site: ${allLanguages.join(', ')}.`);
  });

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      members: { type: 'string' },
      lang: { type: 'string', default: allLanguages.join(',') },
      site: { type: 'string', default: '8' },
      router: { type: 'string', default: 'router' },
      json: { type: 'boolean', default: false },
    },
  });
  const [url, ...others] = positionals;
  if (others.length > 0) throw new WrongUsage(`One address is enough: ${others.join(' ')} is too many.`);
  if (url === undefined && values.members === undefined) throw new WrongUsage('Name the address of a host.');
  return {
    content: url === undefined ? null : addressOf(url),
    members: values.members === undefined ? null : addressOf(values.members),
    languages: languagesOf(values.lang),
    site: values.site,
    router: values.router,
    isJson: values.json,
  };
};

const run = async (): Promise<number> => {
  const { content, members, isJson, ...options } = readArguments();
  const findings: Finding[] = [
    ...(content === null ? [] : await checkHost(content, options)),
    ...(members === null ? [] : await checkMembers(members, { account: accountIn(process.env) })),
  ];
  const failed = isFailed(findings);
  process.stdout.write(
    isJson ? `${JSON.stringify({ failed, findings }, null, 2)}\n` : `${reportInWords(findings)}\n`,
  );
  return failed ? 1 : 0;
};

try {
  process.exitCode = await run();
} catch (caught) {
  const isUsage = caught instanceof WrongUsage || caught instanceof TypeError;
  process.stderr.write(
    isUsage ? `${caught.message}\n\n${usage}` : `The check failed: ${reasonOf(caught)}.\n`,
  );
  process.exitCode = 2;
}
