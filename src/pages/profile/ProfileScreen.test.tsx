import { QueryClient } from '@tanstack/react-query';
import { additionNames, type AdditionName } from '#contract/wire/member/additions.ts';
import { describe, expect, test } from 'vitest';
import { client, listsProps, request, reservation, show } from '#src/controls/memberLists/testing/draw.tsx';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { additionsQuery } from '#src/session/additions.ts';
import { allParts, type PartName } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { profileQuery, reservationsQuery } from '#src/api/member/memberQueries.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { draw, known } from './testing/draw.tsx';

const unknownHost = () => {
  const queries = known();
  queries.removeQueries({ queryKey: additionsQuery(request).queryKey });
  return queries;
};

describe('the profile', () => {
  test('RTE-30: the server draws the outline, and nobody in it', () => {
    expect(textOf(draw(new QueryClient(), 'en', false))).toBe('My festival Loading...');
  });

  test.each([
    ['en', /^Hi, Camille! .* 1 credit left 2 shows reserved 0 passes /],
    ['fr', /^Bonjour, Camille! .* 1 crédit restant 2 spectacles réservés 0 passe /],
  ] as const)('RES-09: who it is, and what is left (%s)', (lang, words) => {
    expect(textOf(draw(known(), lang))).toMatch(words);
  });

  test('RES-25: a show to come stands with its time, place and control', () => {
    const html = draw(known({ reservations: [reservation(), reservation({ uuid: 'b2', status: 'false' })] }));
    expect(textOf(html)).toContain(
      '7:30 pm Friday, July 16, 2027 Total improv The Parkdale Velvet · Toronto [b1: Total improv, 16 July, 7:30 pm]',
    );
    expect(html).toContain('<time dateTime="2027-07-16T23:30:00Z">');
    expect(html).not.toContain('[b2');
  });

  test('RES-25: what is over has no control any more', () => {
    const words = textOf(
      draw(known({ reservations: [reservation({ show: show('2027-06-16T23:30:00Z') })] })),
    );
    expect(words).toContain('Already seen (1) Total improv Wednesday, June 16, 2027');
    expect(words).not.toContain('[b1');
  });

  test('RES-25: a reservation whose show nobody can tell can still be cancelled', () => {
    expect(textOf(draw(known({ reservations: [reservation({ show: null })] })))).toContain(
      'A show [b1: A show, ]',
    );
  });

  test('WSH-08: what is liked leads there; what no longer is, is left out', () => {
    const html = draw(
      known({ wishes: [reservation({ uuid: 'w1' }), reservation({ uuid: 'w2', reserved: false })] }),
    );
    expect(html).toContain('<a href="/en/shows/improv">Total improv</a>');
    expect([html.includes('[w1'), html.includes('[w2')]).toEqual([true, false]);
  });

  test('RES-26: partner bookings that cannot be read are not there at all', () => {
    expect(textOf(draw(known({ partner: [5, {}] })))).not.toContain('partner');
    expect(textOf(draw(known({ partner: [{ name: 'Gala', date: '16 July' }] })))).toContain(
      'Booked with our partner Gala 16 July',
    );
  });

  test('RES-07: what a control says is cancelled stays in the list, also when another one follows', () => {
    const queries = known({ reservations: [reservation({ uuid: '' })] });
    const { queryKey } = reservationsQuery(client);
    const html = renderScreen(
      <ProfileScreen
        {...listsProps('en')}
        member={{ client, request, shareProfile: () => {} }}
        lang="en"
        onDeleted={() => {}}
        renderReservation={({ uuid }, _show, onCancelled) => (
          <>
            <button
              type="button"
              onClick={() => {
                queries.setQueryData(queryKey, [reservation({ uuid, status: 'false', reserved: false })]);
                onCancelled(uuid);
              }}
            >
              cancel
            </button>
            <button type="button" onClick={() => onCancelled('another')}>
              cancel another
            </button>
          </>
        )}
        onLogout={() => {}}
      />,
      { queries, presses: ['cancel', 'cancel another'] },
    );
    expect(html).toMatch(/<article[^>]*data-cancelled="true".*<p>Cancelled<\/p>/s);
  });

  test.each<[string, readonly AdditionName[] | undefined, string[]]>([
    ['all of it', additionNames, ['details', 'password', 'devices', 'newsletter', 'history', 'ownData']],
    ['some', ['history', 'devices'], ['details', 'password', 'devices', 'history']],
    ['the copy of all data alone', ['export'], ['details', 'password', 'ownData']],
    ['bounds of passwords alone', ['password-bounds'], ['details', 'password']],
    ['nothing', [], ['details', 'password']],
    ['nobody knows what', undefined, ['details', 'password']],
  ])(
    'HST-44: the account’s parts, and the ways to them, of a host that has %s beyond the wire',
    (_, additions, parts) => {
      const html = draw(additions ? known({ additions }) : unknownHost());
      const named = [...html.matchAll(/<section [^>]*aria-labelledby="(\w+)"/g)].map(([, id]) => id);
      const headings = [...html.matchAll(/<h2 id="(\w+)" tabindex="-1">/gi)].map(([, id]) => id);
      const links = [...html.matchAll(/<a href="#(\w+)">/g)].map(([, id]) => id);
      const all = ['credits', 'reserved', 'wishes', ...parts];
      expect([named, headings, links]).toEqual([all, all, parts]);
    },
  );

  test.each<[AdditionName[], string[]]>([
    [
      ['export', 'deletion'],
      ['Take it with you', 'Close my account'],
    ],
    [['export'], ['Take it with you']],
    [['deletion'], ['Close my account']],
  ])('HST-44: of %j the last part has its own', (additions, titles) => {
    const html = draw(known({ additions }));
    const own = html.slice(html.indexOf('id="ownData"'));
    expect([...own.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title)).toEqual(titles);
  });

  test('PRO-12: the one form that asks for an old password and a new one is that of the profile', () => {
    const html = draw(known());
    const form = /data-scope="passwordChange".*?<\/form>/s.exec(html)?.[0] ?? '';
    const namesIn = (part: string) =>
      [...part.matchAll(/<input [^>]*name="(\w*Password)"/g)].map(([, name]) => name);
    expect([namesIn(form), namesIn(html.replace(form, ''))]).toEqual([['OldPassword', 'Password'], []]);
  });

  test('PRO-01: a name that is known is not said to be forgotten', () => {
    expect(textOf(/<header.*?<\/header>/s.exec(draw(known()))?.[0] ?? '')).toBe(
      'Hi, Camille! Your seats, your credits and the shows you have your eye on. Log out',
    );
  });

  test('SES-13: the way out', () => {
    const asked: string[] = [];
    draw(known(), 'en', true, ['Log out'], () => asked.push('out'));
    expect(asked).toEqual(['out']);
  });

  test.each<[PartName, string[]]>([
    ['newsletter', ['details', 'password', 'devices', 'history', 'ownData']],
    ['credits', ['details', 'password', 'devices', 'newsletter', 'ownData']],
  ])('FES-21: without %s the account has no such part, and no way to it', (part, left) => {
    const html = renderScreen(
      <PartsContext value={{ ...allParts, [part]: false }}>
        <ProfileScreen
          {...listsProps('en')}
          member={{ client, request, shareProfile: () => {} }}
          lang="en"
          onLogout={() => {}}
          onDeleted={() => {}}
        />
      </PartsContext>,
      { queries: known() },
    );
    const links = [...html.matchAll(/<a href="#(\w+)">/g)].map(([, id]) => id);
    expect([links, html.includes('id="credits"')]).toEqual([left, part !== 'credits']);
    expect(textOf(html).includes('Your seats, your credits')).toBe(part !== 'credits');
  });

  test.each([true, false])(
    'FES-21: credits are asked for where the festival has them: %s',
    async (credits) => {
      openWindow();
      const asked = new Set<string>();
      const noting: typeof request = ({ path }) => {
        asked.add(path.split('?')[0] ?? '');
        return Promise.reject(new MemberError('unavailable'));
      };
      await renderLive(
        <PartsContext value={{ ...allParts, credits }}>
          <ProfileScreen
            {...listsProps('en')}
            member={{ client: createMemberClient(noting), request: noting, shareProfile: () => {} }}
            lang="en"
            onLogout={() => {}}
            onDeleted={() => {}}
          />
        </PartsContext>,
      );
      expect([asked.has('/v1/me/profile'), asked.has('/v1/me/usercredits')]).toEqual([true, credits]);
    },
  );

  test('PRO-01: a name that was told once stays, also where it cannot be asked for again', async () => {
    const queries = known();
    const again = queries.fetchQuery({ ...profileQuery(client), retry: false, staleTime: 0 });
    await expect(again).rejects.toThrow();
    expect(textOf(/<header.*?<\/header>/s.exec(draw(queries))?.[0] ?? '')).toMatch(
      /^Hi, Camille! Your seats/,
    );
  });

  test('LDR-09: what is on its way says so', () => {
    const queries = new QueryClient();
    const loading = () => textOf(draw(queries)).match(/Loading\.\.\./g)?.length;
    // Parts that only some hosts have are not promised (HST-45).
    const before = loading();
    queries.setQueryData(additionsQuery(request).queryKey, additionNames);
    expect([before, loading()]).toEqual([4, 7]);
  });
});
