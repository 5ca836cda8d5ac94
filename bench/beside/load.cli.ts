import { createSender, type Outgoing } from '../send.ts';
import { readPictures, readShows } from '../cost/subject.ts';
import { loads } from './loads.ts';

const [origin = '', name = '', size = ''] = process.argv.slice(2);
const load = loads.find((one) => one.name === name);
if (!load) throw new Error(`There is no load ${name}`);
const pictures = load.name.startsWith('9') ? await readPictures(origin, await readShows(origin)) : [];
const send = createSender(origin);
const statuses = new Map<number, number>();
let nth = 0;

/** Each from a network of its own, so that no budget is used up. */
const fromNetwork = (outgoing: Outgoing, network: number): Outgoing => ({
  ...outgoing,
  headers: { 'accept-encoding': 'br', 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` },
});

const askOn = async (): Promise<void> => {
  for (;;) {
    const number = nth;
    nth += 1;
    const outgoing = load.ask(number, Number(size), pictures);
    if (outgoing === null) return;
    const { status } = await send(fromNetwork(outgoing, number));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
};

const tell = (): void => {
  process.stdout.write(JSON.stringify([...statuses]));
  process.exit();
};
process.on('SIGTERM', tell);
process.stdout.write('ready\n');
await Promise.all(Array.from({ length: load.atOnce }, askOn));
