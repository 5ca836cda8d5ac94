import { sessionLimits } from '#contract/settings/session.ts';
import { second } from '#contract/settings/time.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { filled, like } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

/** LAY-11: the way to log in, and no trace of a member. */
const visitor = ({ text: { layout } }: Told<unknown>): Perceived => ({
  controls: [control('link', layout.logIn)],
});
interface SessionValues {
  /** The page and its message after the end of the login. */
  readonly left: { readonly says: string | null };
}

/** Regions beside the one that shows. */
const silent = (): Perceived => ({});

/** SES-05…SES-16, SES-31: the corner of the page; while a dialog is open, the dialog. */
export const sessionPerception: Perception<typeof sessionMachine, SessionValues> = {
  part: (root) => root.locator('dialog').or(root.locator(':scope:not(:has(dialog))')),
  withLinks: true,
  states: {
    opening: null,
    // Logged out in another tab: the page that stays says so.
    anonymous: (told) => {
      const { text, close } = told.text.session.elsewhere;
      const { controls = [] } = visitor(told);
      return told.values.left.says === text
        ? { controls: [...controls, control('button', close)], statuses: [`${text}${close}`] }
        : { controls };
    },
    'authenticated.tokens.fresh': silent,
    'authenticated.tokens.refreshing': silent,
    'authenticated.tokens.waiting': silent,
    'authenticated.presence.active': ({ text: { session } }) => ({
      controls: [
        control('button', new RegExp(`${like(session.menu.hello).source}|^${session.menu.helloAll}$`)),
      ],
    }),
    // SES-15
    'authenticated.presence.warning': ({ text: { session, layout } }) => ({
      controls: [
        control('dialog', session.warning.title),
        control('button', layout.popup.close),
        control('button', session.warning.logOut),
        control('button', session.warning.stay),
      ],
      alerts: [filled(session.warning.text, { seconds: sessionLimits.lastCall / second })],
      focus: layout.popup.close,
    }),
    // SES-32
    'interrupted.inDialog': ({ text: { session, layout, login } }) => ({
      controls: [
        control('dialog', session.interrupted.title),
        control('button', layout.popup.close),
        control('textbox', login.username),
        control('textbox', login.password),
        control('button', login.showPassword),
        control('button', login.submit),
      ],
    }),
    'interrupted.elsewhere': visitor,
    signingOut: visitor,
  },
};
