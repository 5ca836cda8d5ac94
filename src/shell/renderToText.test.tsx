import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderToText } from './renderToText.ts';

const long = 'é🎪'.repeat(20_000);

function Late({ text }: { text: Promise<string> }) {
  return use(text);
}

test.each([
  ['that is there', long],
  ['that is on its way', <Late key="late" text={Promise.resolve(long)} />],
])('a part of any size %s stands in its place, with every letter and without a script', async (_, part) => {
  const html = await renderToText(
    <main>
      <Suspense fallback="Loading">{part}</Suspense>
      <Suspense fallback="Loading">{part}</Suspense>
      <p>End</p>
    </main>,
  );
  expect(html.replaceAll(/<!--.*?-->/g, '').replaceAll(long, 'whole')).toBe(
    '<main>wholewhole<p>End</p></main>',
  );
});

test.each([
  ['the page', null],
  ['a part that may wait', 'Loading'],
])('a failure in %s is a failure of the whole', async (_, fallback) => {
  const failing = <Late text={Promise.reject(new Error('no such text'))} />;
  const part = fallback === null ? failing : <Suspense fallback={fallback}>{failing}</Suspense>;
  await expect(renderToText(<main>{part}</main>)).rejects.toThrow('no such text');
});
