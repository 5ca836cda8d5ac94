import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags, cleanAttributes, prepareHtml } from './policy.ts';

/** Sanitised HTML for a page, by the policy; without a DOM (HOM-08). */
export const sanitiseOnServer = (html: string): string =>
  sanitizeHtml(prepareHtml(html), {
    allowedTags: [...allowedTags],
    allowedAttributes: { '*': [...allowedAttributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: cleanAttributes(tagName, attributes) }),
    },
  });
