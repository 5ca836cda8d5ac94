import { expect, test } from 'vitest';
import { plainHtml, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { TicketFace } from './TicketFace.tsx';

const show = {
  start: '2027-07-16T23:30:00Z',
  time: '7:30 pm',
  date: 'Friday, July 16, 2027',
  place: 'Velvet · Toronto',
};
const draw = (code: string | undefined, shown: typeof show | null = show): string =>
  plainHtml(
    renderScreen(
      <TicketFace title="Total improv" show={shown} code={code} picture={<i>picture</i>} onDismiss={() => {}}>
        <i>kept</i>
      </TicketFace>,
    ),
  );
const faceOf = (html: string): string =>
  /<div data-print="alone">(.*)<\/div><\/div><\/dialog>$/.exec(html)?.[1] ?? '';

const facts =
  '<p><strong>Total improv</strong><time dateTime="2027-07-16T23:30:00Z"><b>7:30 pm</b> ' +
  '<span>Friday, July 16, 2027</span></time><span>Velvet · Toronto</span></p>';
const picture = '<div tabindex="-1"><i>picture</i></div>';
const hint = '<p>Show this at the door. Turn the brightness up.</p><i>kept</i>';

test('RES-25: a ticket has its show, its picture, its code in groups of four that are never translated, and a hint', () => {
  expect(faceOf(draw('ABCDEFGHIJ'))).toBe(
    `${facts}${picture}<p>Ticket code <b translate="no">ABCD EFGH IJ</b></p>${hint}`,
  );
});

test('RES-25: without a code, or a show that is known, the rest is there', () => {
  expect([faceOf(draw(undefined)), faceOf(draw(undefined, null))]).toEqual([
    `${facts}${picture}${hint}`,
    `${picture}${hint}`,
  ]);
});

test('RES-25: it fills the screen, white for a scanner, and is named after its show', () => {
  const html = draw('ABCD');
  expect(html).toMatch(/^<dialog data-placement="white" aria-labelledby="/);
  expect(textOf(/<h2.*?<\/h2>/.exec(html)?.[0] ?? '')).toBe('Total improv');
});
