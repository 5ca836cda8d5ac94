import { setTimeout as pause } from 'node:timers/promises';
import { benchSettings } from '../benchSettings.ts';
import { createSender } from '../send.ts';

const [origin = '', ...paths] = process.argv.slice(2);
const { time, every, longest } = benchSettings.beside;

/** Milliseconds of every answer, and of requests without one so far. */
const send = createSender(origin);
const waits: number[][] = paths.map(() => []);
const asked: Promise<void>[] = [];

/** Like visitors: whether the others were answered or not. */
for (const startedAt = performance.now(); performance.now() - startedAt < time; await pause(every))
  for (const [at, path] of paths.entries()) {
    const sent = performance.now();
    const answered = send({ path, headers: { 'accept-encoding': 'br' } }).then(({ status }) => {
      waits[at]?.push(status === 200 ? performance.now() - sent : longest);
    });
    asked.push(answered);
  }
await Promise.race([Promise.all(asked), pause(longest)]);
const missing = asked.length / paths.length;
process.stdout.write(
  JSON.stringify(
    waits.map((some) => [...some, ...Array.from({ length: missing - some.length }, () => longest)]),
  ),
);
process.exit();
