import DOMPurify from 'dompurify';
import { allowedAttributes, allowedTags, cleanAttributes, prepareHtml } from './policy.ts';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const kept = cleanAttributes(element.localName, given);
  for (const name of Object.keys(given)) if (!Object.hasOwn(kept, name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value);
});

/** HTML that may stand in a page, by the policy. Loaded only where the browser gets HTML by itself (HOM-08). */
export const sanitiseInBrowser = (html: string): string =>
  purifier.sanitize(prepareHtml(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_DOM: true,
  });
