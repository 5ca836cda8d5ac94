import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { listening, port, source } from './port.ts';
import { isSource } from './testing/isSource.ts';
import { promisesHeard } from './testing/promisesHeard.ts';

interface News {
  type: 'news';
  text: string;
}
type Question = { type: 'asked' };

const chart = setup({
  types: {} as { context: { heard: string[] }; events: News; children: { news: 'news' } },
  actors: { news: source<News, Question>('news') },
  actions: { note: ({ context }, { text }: News) => context.heard.push(text) },
}).createMachine({
  context: { heard: [] },
  invoke: { id: 'news', src: 'news' },
  on: { news: { actions: { type: 'note', params: ({ event }) => event } } },
});

test('a source tells what it hears, answers at once, and stops with its machine', () => {
  let stops = 0;
  const news = listening<News, Question>((send, receive) => {
    send({ type: 'news', text: 'begun' });
    receive(({ type }) => send({ type: 'news', text: type }));
    return () => {
      stops += 1;
    };
  });
  const actor = createActor(chart.provide({ actors: { news } })).start();
  actor.getSnapshot().children.news?.send({ type: 'asked' });
  expect([actor.getSnapshot().context.heard, stops]).toEqual([['begun', 'asked'], 0]);
  actor.stop();
  expect(stops).toBe(1);
});

test('a source that nobody provides breaks its machine, and says which it is', () => {
  const actor = createActor(chart);
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  expect(errors).toEqual([new Error('The source "news" is not provided')]);
});

test('a port that nobody provides breaks its machine, and says which it is', async () => {
  const errors: unknown[] = [];
  const actor = createActor(port('letter'));
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  await promisesHeard();
  expect(errors).toEqual([new Error('The port "letter" is not provided')]);
});

test('a source is told from a port, provided or not', () => {
  expect([source('a'), listening(() => () => {}), port('b'), undefined].map(isSource)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
