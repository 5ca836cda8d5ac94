import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import { cookieBannerMachine } from '#machines/cookieBanner/cookieBanner.machine.ts';
import en from '#locales/en/layout.json' with { type: 'json' };
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Footer } from '../Footer.tsx';
import { Newsletter } from './Newsletter.tsx';

const said = en.newsletter;

/** The form in a page, and how often the browser itself sends it. */
const open = async (url = '') => {
  openWindow();
  vi.stubGlobal('location', window.location);
  const asked = vi.fn(async () => Response.json({ data: { accepted: true } }, { status: 202 }));
  vi.stubGlobal('fetch', asked);
  const part = await renderLive(<Newsletter lang="en" url={url} />);
  const form = part.find('form');
  const sent = vi.spyOn(form, 'submit').mockImplementation(() => {});
  return {
    ...part,
    asked,
    sent,
    /** Types an address, and submits it. */
    give: async (address: string) => {
      part.find('input').value = address;
      await act(async () => form.requestSubmit());
    },
    state: () => form.dataset['state'],
  };
};

describe('the form of the newsletter in a page', () => {
  test('LAY-34: a wrong address is told, and gets the focus; the right one is sent once', async () => {
    const { find, give, state, until, asked, sent, html } = await open();
    await act(async () => find('input').focus());
    find('button').focus();
    await give('camille');
    await until(() => expect(state()).toBe('invalid'));
    expect([document.activeElement, html().includes(said.malformed)]).toEqual([find('input'), true]);
    await give('camille@example.test');
    await until(() => expect(html()).toContain(said.mailed));
    expect([state(), asked.mock.calls.length, sent.mock.calls.length]).toEqual(['subscribed', 1, 0]);
  });

  test('LAY-34: what only a program fills in is dropped silently', async () => {
    const { find, give, state, until, asked } = await open();
    find('input', 1).value = 'anything';
    await give('camille@example.test');
    await until(() => expect(state()).toBe('subscribed'));
    expect(asked).not.toHaveBeenCalled();
  });

  test('LAY-34: while an address is sent the button says that it is out of use', async () => {
    const { find, give, state, until } = await open();
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    await give('camille');
    await until(() => expect(state()).toBe('invalid'));
    const isOut = () => find('button').getAttribute('aria-disabled');
    const before = isOut();
    await give('camille@example.test');
    await until(() => expect(state()).toBe('sending'));
    const meanwhile = isOut();
    answer.resolve(Response.json({}, { status: 429 }));
    await until(() => expect(state()).toBe('failed'));
    expect([before, meanwhile, isOut()]).toEqual(['false', 'true', 'false']);
  });

  test('Security: over https the cookie that our server wants repeated is for https alone', async () => {
    const { give, state, until, asked } = await open();
    const written = vi.spyOn(document, 'cookie', 'set');
    await give('camille@example.test');
    await until(() => expect(state()).toBe('subscribed'));
    expect([
      asked.mock.calls.length,
      written.mock.calls.map(([cookie]) => cookie.replace(/=[^;]*/, '')),
    ]).toEqual([1, ['XSRF-TOKEN; path=/; samesite=lax; secure']]);
  });

  test('LAY-33: the browser sends it to an external list, which answers elsewhere', async () => {
    const { give, until, asked, sent, html } = await open('https://list.example/subscribe');
    await give('camille@example.test');
    await until(() => expect(html()).toContain(said.handedOn));
    expect([asked.mock.calls.length, sent.mock.calls.length]).toEqual([0, 1]);
  });

  test('LAY-18: without its code the browser sends it, once it is submitted', async () => {
    vi.doMock('./liveNewsletter.ts', () => {
      throw new Error('no network');
    });
    const { find, give, until, sent } = await open();
    await act(async () => find('input').focus());
    await act(async () => void (await new Promise(setImmediate)));
    expect(sent).not.toHaveBeenCalled();
    await give('camille@example.test');
    await until(() => expect(sent).toHaveBeenCalledOnce());
    vi.doUnmock('./liveNewsletter.ts');
  });

  test('LAY-33: after a change of the language the list hears the present one', async () => {
    openWindow();
    vi.stubGlobal('location', window.location);
    const heard: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      heard.push(JSON.parse(String(body)));
      return Response.json({ data: { accepted: true } }, { status: 202 });
    });
    const cookies = createActor(cookieBannerMachine);
    const footer = (lang: Language) => (
      <Footer
        brand="Chapiteau"
        tickets=""
        accounts={[]}
        bottom={[]}
        menu={[]}
        sponsors={[]}
        languages={{ lang, all: ['fr', 'en'], onChoose: () => {} }}
        cookies={cookies}
        newsletterUrl=""
      />
    );
    const { find, redraw, until, html } = await renderLive(footer('en'));
    await act(async () => find('input').focus());
    await until(() => expect(html()).toContain('role="alert"'));
    await redraw(footer('fr'));
    find('input').value = 'camille@example.test';
    await act(async () => find('form').requestSubmit());
    await until(() => expect(html()).toContain(said.mailed));
    expect(heard).toMatchObject([{ email: 'camille@example.test', lang: 'fr' }]);
  });
});
