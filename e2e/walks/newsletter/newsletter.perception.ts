import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import type { SiteWords } from '#e2e/site/words.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';

const emailIn = ({ layout }: SiteWords): string => layout.footer.newsletterEmail;
const submitIn = ({ layout }: SiteWords): string => layout.footer.newsletterButton;

const form = (text: SiteWords) => [control('textbox', emailIn(text)), control('button', submitIn(text))];

/** LAY-32…LAY-34 */
export const newsletterPerception: Perception<typeof newsletterMachine> = {
  states: {
    editing: ({ text }) => ({ controls: form(text) }),
    invalid: ({ text, facts }) => ({
      controls: [control('textbox', emailIn(text), 'invalid'), control('button', submitIn(text))],
      alerts: [text.layout.newsletter[facts['problem'] === 'missing' ? 'missing' : 'malformed']],
      focus: emailIn(text),
    }),
    sending: ({ text }) => ({
      controls: [control('textbox', emailIn(text)), control('button', submitIn(text), 'disabled')],
      statuses: [text.layout.newsletter.sending],
    }),
    subscribed: ({ text }) => ({ controls: form(text), statuses: [text.layout.newsletter.mailed] }),
    failed: ({ text, facts }) => ({
      controls: form(text),
      alerts: [text.layout.newsletter[facts['problem'] === 'too-many' ? 'too-many' : 'unavailable']],
    }),
  },
};
