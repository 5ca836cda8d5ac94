import type { Context } from 'hono';
import * as v from 'valibot';
import { defaultLanguage } from '#contract/address/language.ts';
import { language } from '#contract/wire/values.ts';
import { readGiven, readQuery } from '../http/request.ts';
import { judge } from '../http/resource.ts';
import { Refusal } from '../refusal.ts';
import { newsletterPath, type NewsletterPage } from './addresses.ts';
import type { Said } from './page.ts';

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The fields of a request, and whether a form sent them: then the answer is a page. */
export interface Fields {
  isForm: boolean;
  values: unknown;
}

/** A form's address may have some of its fields, like its language. @throws Refusal if unreadable */
export const readFields = async (context: Context): Promise<Fields> => {
  const isForm = formType.test(context.req.header('content-type') ?? '');
  return {
    isForm,
    values: isForm
      ? { ...context.req.query(), ...Object.fromEntries(new URLSearchParams(await context.req.text())) }
      : (await readGiven({ path: '/' }, context)).body,
  };
};

const withToken = v.object({ body: v.object({ token: v.string() }) });

/** @throws Refusal without one */
export const tokenOf = (values: unknown): string => judge(withToken, { body: values }).body.token;

/** The token in the URL; '' if there is none. @throws Refusal if there are several */
export const tokenInAddress = ({ req }: Context): string =>
  String(readQuery(new URL(req.url).searchParams)['token'] ?? '');

const withLanguage = v.object({ lang: language });

/** Whether one of our pages was filled in: its forms send their language. */
export const isOurForm = ({ isForm, values }: Fields): boolean => isForm && v.is(withLanguage, values);

/** The next page of a form, and its word for invalid fields. */
interface Lead {
  page: NewsletterPage;
  invalid: Said;
}

const saidOf =
  ({ invalid }: Lead) =>
  (caught: unknown): Said => {
    if (!(caught instanceof Refusal)) return 'later';
    if (caught.code === 'expired') return 'expired';
    return caught.code === 'invalid' ? invalid : 'later';
  };

/** Redirects the sender of a form to the page with its result; a failure is no JSON there. */
export const leadOn = async (
  context: Context,
  { values }: Fields,
  lead: Lead,
  work: () => Promise<Said>,
): Promise<Response> => {
  const said = await work().catch(saidOf(lead));
  const read = v.safeParse(withLanguage, values);
  const lang = read.success ? read.output.lang : defaultLanguage;
  return context.redirect(`${newsletterPath(lead.page, lang)}?said=${said}`, 303);
};
