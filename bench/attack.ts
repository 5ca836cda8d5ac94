import { attacks, worst, type Asked } from '#server/search/testing/attacks.ts';
import { benchSettings, goals } from './benchSettings.ts';
import { atMost, figure, megabytes, type Figure } from './figure.ts';
import { collectGarbage } from './site/collectGarbage.ts';
import { processorTime, residentBytes } from './site/process.ts';
import { withSite, type Site } from './site/site.ts';

/** Each request comes from a network of its own, so that none uses its minute up. */
let network = 0;
const ask = async ({ url }: Site, { path, body }: Asked): Promise<{ status: number; bytes: number }> => {
  network += 1;
  const answer = await fetch(`${url}/api/search/1/indexes/${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.0.${network >> 8}.${network & 0xff}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
};

/** The cost of one request in the server's processor time, independent of other work. */
const costOf = async (site: Site, name: string, asked: Asked): Promise<Figure[]> => {
  const before = await processorTime(site.pid);
  const { status, bytes } = await ask(site, asked);
  const after = await processorTime(site.pid);
  return [
    figure(
      `${name}: answered with ${status}, processor`,
      after.all - before.all,
      'ms',
      atMost(goals.requestTime),
    ),
    figure('… bytes', megabytes(bytes), 'MB', atMost(goals.answerMegabytes)),
  ];
};

const memory = async (site: Site): Promise<Figure[]> => {
  const { attackers, requests } = benchSettings.attack;
  const all = [...Object.values(worst), ...Object.values(attacks)];
  const sendSome = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += attackers)
      await Promise.all(
        Array.from({ length: attackers }, (_, at) => ask(site, all[at % all.length] ?? worst.hits)),
      );
  };
  await sendSome(attackers);
  await collectGarbage(site.pid);
  const before = await residentBytes(site.pid);
  const growth = async () => megabytes((await residentBytes(site.pid)) - before);
  await sendSome(requests);
  const withGarbage = figure(`more memory after ${requests} of the worst searches`, await growth(), 'MB');
  await collectGarbage(site.pid);
  const kept = figure('… after garbage collection', await growth(), 'MB', atMost(goals.attackMegabytes));
  return [withGarbage, kept];
};

/** The costs of the worst searches, accepted and refused; `beside` measures the wait of others. */
export const attack = (): Promise<Figure[]> =>
  withSite(
    async (site) => {
      const figures: Figure[] = [];
      await ask(site, { path: 'chapiteau/query', body: {} });
      for (const [name, asked] of Object.entries(attacks))
        figures.push(...(await costOf(site, `attack ${name}`, asked)));
      for (const [name, asked] of Object.entries(worst))
        figures.push(...(await costOf(site, `worst ${name}`, asked)));
      return [...figures, ...(await memory(site))];
    },
    { TRUSTED_PROXIES: '127.0.0.1' },
  );
