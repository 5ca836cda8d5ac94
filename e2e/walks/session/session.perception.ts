import { sessionLimits } from '#contract/settings/session.ts';
import { second } from '#contract/settings/time.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { filled, like } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { popup, popupOrRoot } from '../perception/popup.ts';

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
  part: popupOrRoot,
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
    // SES-12
    'authenticated.presence.warning': ({ text }) => {
      const { warning } = text.session;
      return {
        controls: popup(text, warning.title, [
          control('button', warning.logOut),
          control('button', warning.stay),
        ]),
        alerts: [filled(warning.text, { seconds: sessionLimits.lastCall / second })],
        focus: text.layout.popup.close,
      };
    },
    // SES-32
    'interrupted.inDialog': ({ text }) => ({
      controls: popup(text, text.session.interrupted.title, [
        control('textbox', text.login.username),
        control('textbox', text.login.password),
        control('button', text.login.showPassword),
        control('button', text.login.submit),
      ]),
    }),
    'interrupted.elsewhere': visitor,
    signingOut: visitor,
  },
};
