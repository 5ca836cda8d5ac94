import DOMPurify from 'dompurify';
import {
  allowedAttributes,
  allowedTags,
  cleanAttributes,
  foldMarks,
  prepareHtml,
} from '#contract/wire/htmlPolicy.ts';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const kept = cleanAttributes(element.localName, given);
  for (const name of Object.keys(given))
    if (!Object.hasOwn(kept, name) && !foldMarks.includes(name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value);
});

const rules = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  SANITIZE_DOM: true,
};

/** Sanitised HTML for a page, by the policy. Loaded only for a page with such HTML (HOM-08). */
export const sanitiseInBrowser = (html: string): string => purifier.sanitize(prepareHtml(html), rules);

/** The same, with the site's own marks in it, as the only HTML that a page may write (docs/decisions/024). */
export const drawableInBrowser = (html: string) =>
  purifier.sanitize(prepareHtml(html), {
    ...rules,
    ALLOWED_ATTR: [...rules.ALLOWED_ATTR, ...foldMarks],
    RETURN_TRUSTED_TYPE: true,
  });
