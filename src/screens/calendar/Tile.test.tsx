import { describe, expect, test } from 'vitest';
import { tile } from './testing/sample.ts';
import { elementsIn, render, textOf } from './testing/render.tsx';
import { Tile } from './Tile.tsx';

const long = 'Gérard et le gala des gens qui parlent trop fort';

describe('a tile', () => {
  test('CAL-11: one link to the show, with its time, kind, title, venue and the way to more detail', () => {
    const html = render('en', <Tile show={tile()} />);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="/fr/spectacles/impro"']);
    expect(textOf(html)).toBe('7:30 pm In venue Impro totale Théâtre du Coin · Montréal More detail');
    expect(html).toContain('<time dateTime="2027-07-16T23:30:00Z">');
  });

  test('CAL-12: the time is 24-hour in French', () => {
    expect(textOf(render('fr', <Tile show={tile()} />))).toMatch(/^19:30 En salle /);
  });

  test('CAL-13: the title is cut at 30 characters, its name is whole', () => {
    const html = render('fr', <Tile show={tile({ title: long })} />);
    expect(html).toContain(`<h3 aria-label="${long}">${long.slice(0, 30)}…</h3>`);
  });

  test('CAL-15: a kind is a word beside its shape; an unknown kind says nothing', () => {
    const kinds = (['venue', 'outdoor', 'online', null] as const).map((kind) =>
      textOf(render('fr', <Tile show={tile({ kind })} />))
        .replace(/^19:30 (.*)Impro.*$/, '$1')
        .trim(),
    );
    expect(kinds).toEqual(['En salle', 'Extérieur', 'En ligne', '']);
  });

  test('CAL-16: a show of a Toronto series carries the series and its name', () => {
    const html = render('en', <Tile show={tile({ series: 'comedycon' })} />);
    expect(html).toContain('data-series="comedycon"');
    expect(textOf(html)).toContain('ComedyCon');
  });

  test('CAL-33: a show without a picture has a placeholder', () => {
    expect(render('fr', <Tile show={tile({ image: null })} />)).not.toContain('<img');
  });

  test('CAL-35: the server tells an online show by its own clock only', () => {
    const html = render('en', <Tile show={tile({ rule: 'viewer', kind: 'online' })} />);
    expect(textOf(html)).not.toContain('your time');
  });

  test.each([
    ['FREE', 'Gratuit'],
    ['SOLD_OUT', 'Complet'],
  ] as const)('SHW-17: %s is said in words', (status, word) => {
    expect(textOf(render('fr', <Tile show={tile({ status })} />))).toContain(word);
  });

  test('P7: at most 12 elements, whatever it shows', () => {
    const full = tile({ title: long, series: 'street', status: 'SOLD_OUT', rule: 'viewer', kind: 'online' });
    expect(elementsIn(render('fr', <Tile show={full} />))).toBe(10);
  });
});
