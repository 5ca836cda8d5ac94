import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { json } from '#src/api/testing/fakeHost.ts';
import { memberHere } from '#src/session/testing/memberHere.ts';
import { openPage } from '#src/testing/openPage.tsx';

const file = (kind: string) => `https://themes.example/a.${kind}`;

/** The fields of passwords and the links to the login that a page with this theme shows to a member whose session ended. */
const askedOn = async (theme: object) => {
  const memberSession = await memberHere({}).sessionLoader.load();
  const input = { memberId: 'camille', parked: null, jitter: 1 };
  const { context } = createActor(sessionMachine, { input }).getSnapshot();
  const snapshot = sessionMachine.resolveState({ value: { interrupted: 'inDialog' }, context });
  const interrupted = { ...memberSession, session: createActor(sessionMachine, { input, snapshot }) };
  const { find, until } = await openPage('/en/x', {
    host: {
      'en/router/x': json({
        entity_data: { type: 'page', id: '1', attributes: { title: 'Here' }, computed_page_theme: theme },
      }),
    },
    settings: { themeHosts: ['themes.example'] },
    sessionLoader: {
      holdsSession: () => true,
      current: () => interrupted,
      load: async () => interrupted,
      subscribe: () => () => {},
    },
  });
  const asked = () => [
    find('dialog').querySelectorAll('input[type="password"]').length,
    find('dialog').querySelectorAll('a[href^="/en/login"]').length,
  ];
  await until(() => expect(asked()).not.toEqual([0, 0]));
  return asked();
};

test.each<[string, object, number, number]>([
  ['no theme', {}, 1, 0],
  ['styles', { css: [file('css')] }, 1, 0],
  ['a script', { js: [file('js')] }, 0, 1],
  ['a script of its own', { inline_js: 'alert(1)' }, 0, 1],
])(
  'META-02: on a page with %s a member is asked for a password only where no script can read it',
  async (_, theme, passwords, links) => {
    expect(await askedOn(theme)).toEqual([passwords, links]);
  },
);
