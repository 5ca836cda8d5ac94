import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ContextFrom, StateValueFrom } from 'xstate';
import en from '#locales/en/login.json' with { type: 'json' };
import fr from '#locales/fr/login.json' with { type: 'json' };
import { plainHtml } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { surround } from '#src/testing/surroundings.tsx';
import { loginMachine } from '#machines/login/login.machine.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';
import type { LoginProblem } from '#machines/login/login.setup.ts';
import { loginPicture } from './login.picture.ts';
import { LoginForm, LoginView } from './LoginForm.tsx';

const username = 'camille@example.test';
const context: ContextFrom<typeof loginMachine> = {
  username,
  problem: null,
  triesLeft: 5,
  token: 'pending',
  retryAfter: null,
  isResent: false,
  words: '',
  codeLeft: 600_000,
  pauseLeft: 30_000,
};
const attempt = (code: 'typing' | 'verifying', resend: 'cooling' | 'ready' | 'resending') => ({
  attempt: { code, resend },
});

const draw = (
  value: StateValueFrom<typeof loginMachine>,
  changes: Partial<ContextFrom<typeof loginMachine>> = {},
): string =>
  renderScreen(
    <LoginView
      picture={loginPicture(loginMachine.resolveState({ value, context: { ...context, ...changes } }))}
      send={() => {}}
    />,
  );
const inputs = (html: string): string[] => html.match(/<input [^>]*>/g) ?? [];
const problemIn = (html: string): string => /role="alert">([^<]*)</.exec(html)?.[1] ?? '';

describe('the first step', () => {
  test('SES-02: the fields say to a browser what they are for', () => {
    expect(inputs(draw('idle', { username: '' })).map((input) => input.replace(/ id="[^"]*"/, ''))).toEqual([
      '<input type="text" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck="false" required="" name="username" value=""/>',
      '<input type="password" autoComplete="current-password" autoCorrect="off" spellCheck="false" required="" name="password"/>',
    ]);
  });

  test.each([
    ['en', ['Show', 'Show password'], ['Hide', 'Hide password']],
    ['fr', ['Afficher', 'Afficher le mot de passe'], ['Masquer', 'Masquer le mot de passe']],
  ] as const)('SES-02 (%s): the password is shown to who asks, and hidden again', (lang, show, hide) => {
    const picture = loginPicture(loginMachine.resolveState({ value: 'idle', context }));
    const after = (...presses: string[]) => {
      const html = renderScreen(<LoginView picture={picture} send={() => {}} />, { lang, presses });
      const [button] = /<button type="button" [^>]*aria-controls[^>]*>[^<]*/.exec(html) ?? [''];
      return [
        /<input type="(\w+)" [^>]*autoComplete="current-password"[^>]* name="password"/.exec(html)?.[1],
        button.split('>')[1],
        /aria-label="([^"]*)"/.exec(button)?.[1],
      ];
    };
    const [[seenShow, saidShow], [seenHide, saidHide]] = [show, hide];
    expect([after(), after(saidShow), after(saidShow, saidHide)]).toEqual([
      ['password', seenShow, saidShow],
      ['text', seenHide, saidHide],
      ['password', seenShow, saidShow],
    ]);
  });

  test.each(['wrong-credentials', 'wrong-code', 'too-many', 'refused', 'unavailable'] as const)(
    'SES-11: with the problem %s the words of the server are all that is said, as text',
    (problem) => {
      const words = 'Closed <b>for good</b>';
      for (const value of ['idle', attempt('typing', 'ready')] as const) {
        const html = draw(value, { problem, words, retryAfter: 60 });
        expect(html).toMatch(/role="alert">Closed &lt;b&gt;for good&lt;\/b&gt;<\/p>/);
      }
    },
  );

  test.each(['dead', 'expired'] as const)(
    'SES-11: why an attempt is %s, in the words of the server',
    (end) => {
      const html = draw(end, { words: 'Call <b>us</b>' });
      expect(html).toContain(`<h2>${en[end].title}</h2><p>Call &lt;b&gt;us&lt;/b&gt;</p>`);
      expect(draw(end)).not.toContain('<p></p>');
    },
  );

  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)(
    'SES-11 (%s): a server that does not let one in says nothing: neither does it say that it cannot be reached',
    (lang, texts) => {
      const state = loginMachine.resolveState({ value: 'idle', context: { ...context, problem: 'refused' } });
      const html = renderScreen(<LoginView picture={loginPicture(state)} send={() => {}} />, { lang });
      expect(problemIn(html)).toBe(texts.problem.refused);
      expect(inputs(html).some((input) => input.includes('aria-invalid="true"'))).toBe(false);
    },
  );

  test('SES-02: nothing can be sent before the page lives: a password would leave it', () => {
    expect(draw('idle')).toMatch(/<form [^>]*method="post"[^>]*>.*<button type="submit" disabled=""/s);
  });

  test('SES-02: a failure keeps the name, and its text belongs to the field', () => {
    const html = draw('idle', { problem: 'wrong-credentials' });
    const id = /<p id="([^"]+)"[^>]*role="alert"/.exec(html)?.[1];
    expect([inputs(html)[0]?.includes(`value="${username}"`), problemIn(html)]).toEqual([
      true,
      en.problem.credentials,
    ]);
    expect(inputs(html)[1]).toContain(`aria-describedby="${id}" aria-invalid="true"`);
  });

  test.each(['too-many', 'unavailable'] as const)(
    'SES-11: %s is told beside the field, and says nothing against what was typed',
    (problem) => {
      const html = draw('idle', { problem });
      const id = /<p id="([^"]+)"[^>]*role="alert"/.exec(html)?.[1];
      const [name = '', password = ''] = inputs(html);
      expect([name, password].map((input) => input.includes('aria-invalid="true"'))).toEqual([false, false]);
      expect(password).toContain(`aria-describedby="${id}"`);
    },
  );

  test('SES-11: nobody is told which of the two was wrong: the password is asked for again', () => {
    const [name = '', password = ''] = inputs(draw('idle', { problem: 'wrong-credentials' }));
    expect([name.includes('aria-invalid'), password.includes('aria-invalid="true"')]).toEqual([false, true]);
  });

  test.each([
    [null, 'Too many tries. Try again later.'],
    [1, 'Too many tries. Try again in 1 min.'],
    [60, 'Too many tries. Try again in 1 min.'],
    [61, 'Too many tries. Try again in 2 min.'],
    [90, 'Too many tries. Try again in 2 min.'],
  ])('SES-11: too often says when, if the server does: %s', (retryAfter, text) => {
    expect(problemIn(draw('idle', { problem: 'too-many', retryAfter }))).toBe(
      `${text} ${en.problem.noWait} `,
    );
  });

  test.each([
    ['en', 'idle', '/en/reset-password'],
    ['fr', 'idle', '/fr/mot-de-passe'],
    ['en', attempt('typing', 'ready'), '/en/reset-password'],
    ['fr', attempt('typing', 'ready'), '/fr/mot-de-passe'],
  ] as const)('SES-11 (%s, %j): whoever must wait is led to a new password', (lang, value, address) => {
    const linkIn = (problem: 'too-many' | 'wrong-credentials' | 'unavailable'): string => {
      const picture = loginPicture(
        loginMachine.resolveState({ value, context: { ...context, problem, retryAfter: 60 } }),
      );
      const html = renderScreen(<LoginView picture={picture} send={() => {}} />, { lang });
      return /role="alert">[^<]*(<a .*?<\/a>)/.exec(html)?.[1] ?? '';
    };
    const { newPassword } = (lang === 'en' ? en : fr).problem;
    expect(linkIn('too-many')).toBe(`<a href="${address}" rel="nofollow">${newPassword}</a>`);
    expect([linkIn('wrong-credentials'), linkIn('unavailable')]).toEqual(['', '']);
  });

  test('SES-02: while it is sent the button says so, and stays where it is', () => {
    expect(draw('initiating')).toMatch(/aria-busy="true".*aria-disabled="true"[^>]*>One moment…/s);
  });
});

describe('the second step', () => {
  test('SES-03: the code is text of digits, which a phone offers to fill in', () => {
    const [input = ''] = inputs(draw(attempt('typing', 'cooling')));
    expect(input).toMatch(/type="text" inputMode="numeric" autoComplete="one-time-code"/);
    expect(input).not.toContain('maxLength');
  });

  test.each([
    [null, false],
    ['wrong-code', true],
    ['too-many', false],
    ['unavailable', false],
  ] as const)('SES-11: with the problem %s the code is invalid: %s', (problem, isInvalid) => {
    const html = draw(attempt('typing', 'ready'), { problem });
    const described = /<p id="([^"]+)"[^>]*role="(?:alert|status)"/g;
    const ids = [...html.matchAll(described)].map(([, id]) => id);
    const [input = ''] = inputs(html);
    expect(input).toContain(`aria-describedby="${ids.at(-1)}" aria-invalid="${isInvalid}"`);
    expect(ids.length).toBe(problem === null ? 1 : 2);
  });

  test('SES-03: while a code is judged the form is busy, and its button stays where it is', () => {
    const html = draw(attempt('verifying', 'cooling'));
    expect(html).toContain('aria-busy="true"');
    expect(html).toMatch(/<button type="submit" aria-disabled="true"[^>]*>One moment…/);
  });

  test('SES-03: where the code was sent is told', () => {
    expect(draw(attempt('typing', 'cooling'))).toMatch(
      new RegExp(`<p id="[^"]+" role="status">[^<]*${username}`),
    );
  });

  test.each([
    ['Send another code', attempt('typing', 'ready'), { type: 'resend.pressed' }],
    [en.code.back, attempt('typing', 'cooling'), { type: 'back.pressed' }],
    ['Start again', 'expired', { type: 'restart.pressed' }],
    ['Start again', 'dead', { type: 'restart.pressed' }],
  ] as const)('SES-03: a press of "%s"', (name, value, event) => {
    const sent: object[] = [];
    const picture = loginPicture(loginMachine.resolveState({ value, context }));
    renderScreen(<LoginView picture={picture} send={(each) => sent.push(each)} />, { presses: [name] });
    expect(sent).toEqual([event]);
  });

  test('SES-03: a wrong code says how many tries are left', () => {
    expect(problemIn(draw(attempt('typing', 'cooling'), { problem: 'wrong-code', triesLeft: 2 }))).toBe(
      'This is not the code that we sent. Tries left: 2.',
    );
  });

  test.each<[number, LoginProblem | null, boolean, string?]>([
    [5, null, false],
    [2, null, true],
    [0, 'unavailable', true],
    [2, 'wrong-code', false],
    [2, 'wrong-code', true, 'Not this one.'],
  ])(
    'SES-04: after a reload, too, tries left (%s) are told once: %s',
    (triesLeft, problem, isTold, words = '') => {
      const html = draw(attempt('typing', 'cooling'), { triesLeft, problem, words });
      expect(html.includes(`<p>Tries left: ${triesLeft}.</p>`)).toBe(isTold);
    },
  );

  test('SES-04: of a pause that began before the page was loaded the rest is told', () => {
    expect(draw(attempt('typing', 'cooling'), { pauseLeft: 12_400 })).toContain(
      '<span role="timer">Another code can be sent in 12 s.</span>',
    );
  });

  test('SES-03: another code can be asked for when the pause is over', () => {
    const cooling = draw(attempt('typing', 'cooling'));
    expect(plainHtml(cooling)).toContain(
      '<p>No email? <span role="timer">Another code can be sent in 30 s.</span></p>',
    );
    expect(draw(attempt('typing', 'ready'))).toContain('aria-disabled="false">Send another code</button>');
    expect(draw(attempt('typing', 'resending'))).toContain('aria-disabled="true">One moment…</button>');
  });

  test('SES-03: none can be asked for while a code is judged', () => {
    expect(draw(attempt('verifying', 'ready'))).toContain('aria-disabled="true">Send another code</button>');
  });

  test('SES-03: a new code says that the one before is dead', () => {
    expect(draw(attempt('typing', 'cooling'), { isResent: true })).toContain(
      `We sent a new code to ${username}. The previous one no longer works.`,
    );
  });
});

describe('a form that lives', () => {
  const view = (
    value: StateValueFrom<typeof loginMachine>,
    changes: Partial<ContextFrom<typeof loginMachine>> = {},
    sent: object[] = [],
  ) => (
    <LoginView
      picture={loginPicture(loginMachine.resolveState({ value, context: { ...context, ...changes } }))}
      send={(event) => sent.push(event)}
    />
  );
  test('SES-02: the name without the spaces around it and the password as typed are sent, and hidden again', async () => {
    const sent: object[] = [];
    const { find } = await renderLive(view('idle', { username: '' }, sent));
    expect([document.activeElement === document.body, find('button', 1).disabled]).toEqual([true, false]);
    await act(async () => find('button').click());
    expect(find('input', 1).type).toBe('text');
    find('input').value = ' camille@example.test ';
    find('input', 1).value = ' secret ';
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => find('form').dispatchEvent(submit));
    expect([sent, submit.defaultPrevented, find('input', 1).type]).toEqual([
      [{ type: 'credentials.submitted', username, password: ' secret ' }],
      true,
      'password',
    ]);
  });

  test('SES-02: who comes back to this step, or failed, goes on at an empty password', async () => {
    const { find, redraw } = await renderLive(view('idle'));
    const focus = () => [document.activeElement?.getAttribute('name'), find('input', 1).value];
    expect(focus()).toEqual(['password', '']);
    find('input').focus();
    find('input', 1).value = 'wrong';
    await redraw(view('initiating'));
    expect(focus()).toEqual(['username', 'wrong']);
    await redraw(view('idle', { problem: 'wrong-credentials' }));
    expect(focus()).toEqual(['password', '']);
  });

  test('SES-03: the code is asked for at once, and selected where it was wrong or a new one was sent', async () => {
    const sent: object[] = [];
    const { find, redraw } = await renderLive(view(attempt('typing', 'cooling'), {}, sent));
    const code = find('input');
    expect(document.activeElement === code).toBe(true);
    code.value = ' 012 345';
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => find('form').dispatchEvent(submit));
    expect([sent, submit.defaultPrevented]).toEqual([[{ type: 'code.submitted', code: '012345' }], true]);
    const after = async (changes: Partial<ContextFrom<typeof loginMachine>>) => {
      find('button').focus();
      code.setSelectionRange(0, 0);
      await redraw(view(attempt('typing', 'ready'), changes));
      return [document.activeElement === code, code.selectionStart, code.selectionEnd];
    };
    expect(await after({})).toEqual([false, 0, 0]);
    expect(await after({ isResent: true })).toEqual([true, 0, 8]);
    expect(await after({ problem: 'wrong-code', isResent: true })).toEqual([true, 0, 8]);
  });

  test('SES-03: the pause before another code runs down by seconds, to one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { find, leave } = await renderLive(view(attempt('typing', 'cooling'), { pauseLeft: 3_000 }));
    const told = [find('span').textContent];
    for (let second = 1; second <= 4; second += 1) {
      await act(async () => vi.advanceTimersByTime(1_000));
      told.push(find('span').textContent);
    }
    expect(told).toEqual([3, 2, 1, 1, 1].map((left) => `Another code can be sent in ${left} s.`));
    expect(vi.getTimerCount()).toBe(1);
    await leave();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('SES-03: at the end of an attempt the way back to its beginning has the focus', async () => {
    await renderLive(view('expired'));
    expect(document.activeElement?.textContent).toBe('Start again');
  });
});

test('SES-01: a login that came through tells who it is, once, and begins the session; each tab keeps its own attempt', async () => {
  const [begun, verified]: [object[], string[]] = [[], []];
  const initiated = { token: 'pending', refresh_token: null, expires_in: 600, delivery: 'email' };
  const open = async () => ({
    client: {
      initiate: async () => initiated,
      resend: async () => initiated,
      verify: async () => ({ token: 'access', refresh_token: 'refresh' }),
    },
    whoIs: async () => 'camille',
    begin: (tokens: object) => void begun.push(tokens),
  });
  const onVerified = (memberId: string) => void verified.push(memberId);
  const { find, html, redraw, until } = await renderLive(<LoginForm open={open} onVerified={onVerified} />);
  const submit = () =>
    act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  find('input').value = username;
  find('input', 1).value = 'secret';
  await submit();
  await until(() => expect(find('h2').textContent).toBe('Check your email'));
  // Drawn anew for a reload: the step is still that of the code.
  await redraw(<LoginForm key="reloaded" open={open} onVerified={onVerified} />);
  expect(find('h2').textContent).toBe('Check your email');
  find('input').value = '012345';
  await submit();
  await until(() => expect(html()).toContain(en.verified));
  expect([begun, verified]).toEqual([[{ token: 'access', refresh_token: 'refresh' }], ['camille']]);
});

test.each([
  ['goes on at the code of its tab’s attempt', true, ['Check your email', ['']]],
  ['keeps what was typed before, without an attempt', false, [undefined, ['camille', 'secret']]],
])('SES-04: a form of the server that comes to life %s', async (_, isPending, shown) => {
  const page = surround({})(<LoginForm open={() => new Promise(() => {})} onVerified={() => {}} />);
  openWindow();
  const now = Date.now();
  const kept = { username, token: 'pending', triesLeft: 5, isResent: false, mailedAt: now, pausedAt: now };
  if (isPending) sessionStorage.setItem(storageKeys.pending, JSON.stringify(kept));
  document.body.innerHTML = renderToString(page);
  const fields = () => [...document.querySelectorAll('input')];
  const typed = ['camille', 'secret'];
  for (const [place, field] of fields().entries()) field.value = typed[place] ?? '';
  const { hydrateRoot } = await import('react-dom/client');
  const root = await act(async () => hydrateRoot(document.body, page));
  onTestFinished(() => act(async () => root.unmount()));
  expect([document.querySelector('h2')?.textContent, fields().map(({ value }) => value)]).toEqual(shown);
});

test.each([
  ['idle', 'idle'],
  [attempt('verifying', 'ready'), 'attempt.code.verifying attempt.resend.ready'],
  ['expired', 'expired'],
  ['dead', 'dead'],
  ['verified', 'verified'],
] as const)('SES-01: the document admits the state %j', (value, name) => {
  expect(draw(value)).toContain(`data-scope="login" data-state="${name}"`);
  expect(draw(value).includes(`<p role="status">${en.verified}</p>`)).toBe(name === 'verified');
});

test.each(['expired', 'dead'] as const)(
  'SES-03: an attempt that is %s leads back to its beginning',
  (state) => {
    const html = draw(state);
    expect([html.includes(en[state].title), html.includes('>Start again</button>')]).toEqual([true, true]);
  },
);

test('RTE-40: both languages have the same texts', () => {
  const keys = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${path}${name}`] : keys(value, `${path}${name}.`),
    );
  expect(keys(en)).toEqual(keys(fr));
});
