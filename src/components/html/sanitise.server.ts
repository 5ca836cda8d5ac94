import sanitizeHtml from 'sanitize-html';
import { prepareHtml, rulesWithoutDom } from '#contract/wire/htmlPolicy.ts';

/** Sanitised HTML for a page, by the policy; without a DOM (HOM-08). */
export const sanitiseOnServer = (html: string): string => sanitizeHtml(prepareHtml(html), rulesWithoutDom);
