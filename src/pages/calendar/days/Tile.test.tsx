import { describe, expect, test, vi } from 'vitest';
import { ShowMarkContext } from '#src/components/cards/showMark.ts';
import { elementsIn, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { AheadContext } from '../panes/aheadContext.ts';
import { tile } from '../testing/sample.ts';
import { Tile, type Look } from './Tile.tsx';
import { useWords } from '../words.ts';

const long = 'Gérard et le gala des gens qui parlent trop fort';

const Drawn = ({ show, look = 'poster' }: { show: ReturnType<typeof tile>; look?: Look }) => (
  <Tile show={show} words={useWords()} look={look} isUrgent={false} />
);

describe('a tile', () => {
  test('CAL-11: one link to the show, with its time, kind, title, venue and the way to more detail', () => {
    const html = renderScreen(<Drawn show={tile()} />);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="/fr/spectacles/impro"']);
    expect(textOf(html)).toBe('7:30 pm Impro totale In venue Théâtre du Coin · Montréal More detail');
    expect(html).toContain('<time dateTime="2027-07-16T19:30-04:00">');
  });

  test.each([
    ['en', '7:30 pm Impro totale In venue Théâtre du Coin · Montréal'],
    ['fr', '19:30 Impro totale En salle Théâtre du Coin · Montréal'],
  ] as const)(
    'CAL-11 (%s): as a line it is one link, too, with the word of its kind and without "More detail"',
    (lang, words) => {
      const html = renderScreen(<Drawn show={tile()} look="row" />, { lang });
      expect([html.match(/href="[^"]*"/g), textOf(html)]).toEqual([['href="/fr/spectacles/impro"'], words]);
    },
  );

  test.each([
    ['Théâtre du Coin', 'Montréal', 'Théâtre du Coin · Montréal'],
    ['Théâtre du Coin', '', 'Théâtre du Coin'],
    ['', 'Montréal', 'Montréal'],
    ['', '', ''],
  ])('CAL-11: of the venue %j and the city %j a tile tells %j', (venue, city, place) => {
    const html = renderScreen(<Drawn show={tile({ venue, city })} />);
    expect(partsOf(html, 'small').map(textOf)).toEqual([place]);
  });

  const marked = (show: ReturnType<typeof tile>, look: Look) =>
    renderScreen(
      <ShowMarkContext value={({ title }) => <i>heart of {title}</i>}>
        <Drawn {...{ show, look }} />
      </ShowMarkContext>,
    );
  const withHeart = /<\/a><i>heart of Impro totale<\/i><\/li>$/;

  test.each(['poster', 'row'] as const)('WSH-01: a %s has the heart of its show, beside its link', (look) => {
    expect(marked(tile(), look)).toMatch(withHeart);
  });

  test.each(['poster', 'row'] as const)('WSH-09: so has a %s of a Toronto series', (look) => {
    expect(marked(tile({ series: 'the42' }), look)).toMatch(withHeart);
  });

  test('IMP-09: a day without an hour shows none, online either', () => {
    const day = { start: '2027-07-16T00:00-04:00', minutes: 1440 };
    const html = renderScreen(<Drawn show={tile(day)} />);
    expect(textOf(html)).toBe('Impro totale In venue Théâtre du Coin · Montréal More detail');
    expect(html).toContain('<time dateTime="2027-07-16">');
    const online = tile({ ...day, kind: 'online', timezone: 'America/Toronto', venue: '', city: '' });
    expect(textOf(renderScreen(<Drawn show={online} />))).toBe('Impro totale Online More detail');
  });

  test('CAL-12: the time is 24-hour in French', () => {
    expect(textOf(renderScreen(<Drawn show={tile()} />, { lang: 'fr' }))).toMatch(
      /^19:30 Impro totale En salle /,
    );
  });

  test('CAL-13: the title is cut at 30 characters, at the end of a word, its name is whole', () => {
    const html = renderScreen(<Drawn show={tile({ title: long })} />, { lang: 'fr' });
    expect(html).toContain(`<h3 aria-label="${long}">Gérard et le gala des gens qui…</h3>`);
  });

  test('CAL-15: a kind is a word beside its shape; an unknown kind says nothing', () => {
    const { kind: _, ...unknown } = tile();
    const shows = [...(['venue', 'outdoor', 'online'] as const).map((kind) => tile({ kind })), unknown];
    const kinds = shows.map((show) =>
      textOf(renderScreen(<Drawn show={show} />, { lang: 'fr' }))
        .replace(/^19:30 Impro totale (.*)Théâtre.*$/, '$1')
        .trim(),
    );
    expect(kinds).toEqual(['En salle', 'Extérieur', 'En ligne', '']);
  });

  test('CAL-16: a show of a Toronto series carries the series and its name', () => {
    const html = renderScreen(<Drawn show={tile({ series: 'comedycon' })} />);
    expect(html).toContain('data-series="comedycon"');
    expect(textOf(html)).toContain('ComedyCon');
  });

  test('CAL-33: a show without a picture has a placeholder', () => {
    const placeOfPicture = (image: string | null) =>
      /<a [^>]*>(<\w+)/.exec(renderScreen(<Drawn show={tile({ image })} />))?.[1];
    expect([placeOfPicture(null), placeOfPicture('/media/1.avif')]).toEqual(['<i', '<img']);
  });

  test.each([
    ['en', '7:30 pm Impro totale Online Eastern Time More detail'],
    ['fr', '19:30 Impro totale En ligne heure de l’Est Plus de détails'],
  ] as const)(
    'CAL-34 (%s): the server tells an online show by its own clock, and names that',
    (lang, words) => {
      const online = tile({ kind: 'online', venue: '', city: '', timezone: 'America/Toronto' });
      expect(textOf(renderScreen(<Drawn show={online} />, { lang }))).toBe(words);
      const { timezone: _, ...untold } = online;
      expect(textOf(renderScreen(<Drawn show={untold} />, { lang }))).toContain('UTC−4');
    },
  );

  test.each([
    ['Europe/Paris', 'Sat 17 Jul 1:30 am', 'Paris time · Fri 16 Jul 7:30 pm, Eastern Time'],
    ['America/Vancouver', '4:30 pm', 'Pacific Time · 7:30 pm, Eastern Time'],
    ['America/Toronto', '7:30 pm', 'Eastern Time'],
  ])(
    'CAL-34: in a browser of %s an online show begins by the viewer’s clock, a show in a place by its own',
    async (zone, start, clocks) => {
      openWindow();
      vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(zone);
      const online = tile({ kind: 'online', venue: '', city: '', timezone: 'America/Toronto' });
      const { find } = await renderLive(
        <>
          <Drawn show={online} />
          <Drawn show={tile({ timezone: 'America/Toronto' })} />
        </>,
      );
      expect(
        [0, 1].map((place) => [
          find('time', place).textContent,
          find('time', place).getAttribute('datetime'),
        ]),
      ).toEqual([
        [start, online.start],
        ['7:30 pm', online.start],
      ]);
      expect([0, 1].map((place) => find('small', place).textContent)).toEqual([
        clocks,
        'Théâtre du Coin · Montréal',
      ]);
    },
  );

  test.each([
    ['venue', '7:30 pm Impro totale In venue Théâtre du Coin · Montréal More detail'],
    ['outdoor', '7:30 pm Impro totale Outdoor Théâtre du Coin · Montréal More detail'],
    [null, '7:30 pm Impro totale Théâtre du Coin · Montréal · Montréal time More detail'],
  ] as const)(
    'CAL-34: of the kind %s the clock is the place’s alone, or where nobody knows it one that is named',
    (kind, words) => {
      const { kind: _, ...unknown } = tile({ timezone: 'America/Toronto' });
      const show = kind === null ? unknown : { ...unknown, kind };
      expect(textOf(renderScreen(<Drawn show={show} />))).toBe(words);
    },
  );

  test('RES-15: a show that has begun says so in words, and is drawn so; a date that is off says that', () => {
    const drawn = (lang: 'fr' | 'en', state?: 'cancelled') => {
      const html = renderScreen(<Drawn show={tile({ hasBegun: true, ...(state && { state }) })} />, { lang });
      return [/data-status="(\w+)"/.exec(html)?.[1], textOf(/<strong>.*?<\/strong>/.exec(html)?.[0] ?? '')];
    };
    expect([drawn('fr'), drawn('en'), drawn('fr', 'cancelled')]).toEqual([
      ['past', 'Passé'],
      ['past', 'Past'],
      ['cancelled', 'Annulé'],
    ]);
    expect(renderScreen(<Drawn show={tile()} />)).not.toContain('<strong>');
  });

  test('TKT-05: a tile tells its price where it is sold', () => {
    const sold = tile({ status: 'ON_SALE', price: { min: 25, max: 48 } });
    const drawn = (lang: 'en' | 'fr') => textOf(renderScreen(<Drawn show={sold} />, { lang }));
    expect([drawn('en'), drawn('fr')]).toEqual([
      '7:30 pm Impro totale In venue Théâtre du Coin · Montréal $25–48 More detail',
      '19:30 Impro totale En salle Théâtre du Coin · Montréal 25–48 $ Plus de détails',
    ]);
  });

  test('CAL-33: a poster is offered in all its widths, the small picture of a row in the least', () => {
    const widthsOf = (look: Look) =>
      renderScreen(<Drawn show={tile()} look={look} />)
        .matchAll(/-(\d+)\.avif/g)
        .map(([, width]) => width)
        .toArray();
    expect([widthsOf('poster'), widthsOf('row')]).toEqual([['320', '320', '800'], ['320']]);
  });

  test('CAL-57: a tile that is ahead of a press has its smallest picture, when it comes near; a shown one at the top at once', () => {
    const Urgent = () => <Tile show={tile()} words={useWords()} look="poster" isUrgent />;
    const pictureOf = (isAhead: boolean) => {
      const [image = ''] =
        renderScreen(
          <AheadContext value={isAhead}>
            <Urgent />
          </AheadContext>,
        ).match(/<img[^>]*>/) ?? [];
      return [valuesOf(image, 'loading'), valuesOf(image, 'srcSet').length, valuesOf(image, 'src')];
    };
    const src = ['/media/posters/1-320.avif'];
    expect([pictureOf(false), pictureOf(true)]).toEqual([
      [[], 1, src],
      [['lazy'], 0, src],
    ]);
  });

  test.each([
    ['FREE', 'Gratuit'],
    ['SOLD_OUT', 'Complet'],
  ] as const)('SHW-17: %s is said in words', (status, word) => {
    expect(textOf(renderScreen(<Drawn show={tile({ status })} />, { lang: 'fr' }))).toContain(word);
  });

  test.each([
    ['cancelled', 'Cancelled', 'Annulé'],
    ['postponed', 'Postponed', 'Reporté'],
    ['rescheduled', 'New date', 'Nouvelle date'],
  ] as const)('CAL-11: a show that is %s says so, whatever is sold of it', (state, en, fr) => {
    for (const status of ['ON_SALE', 'SOLD_OUT', 'FREE'] as const) {
      const drawn = (lang: 'en' | 'fr') => renderScreen(<Drawn show={tile({ state, status })} />, { lang });
      expect(/<strong>(.*?)<\/strong>/.exec(drawn('en'))?.[1]).toBe(en);
      expect(/<strong>(.*?)<\/strong>/.exec(drawn('fr'))?.[1]).toBe(fr);
      expect(drawn('en')).toContain(`<li data-status="${state}">`);
    }
  });

  test('at most 12 elements, whatever it shows', () => {
    const full = tile({ title: long, series: 'street', status: 'SOLD_OUT', kind: 'online' });
    expect(elementsIn(renderScreen(<Drawn show={full} />, { lang: 'fr' }))).toBe(11);
  });
});
