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

/** What was sent, and whether by a form: then a page is the answer. */
export interface Fields {
  isForm: boolean;
  values: unknown;
}

/** The address of a form may hold some of its fields: its language. @throws Refusal where it cannot be read */
export const readFields = async (context: Context): Promise<Fields> => {
  const isForm = formType.test(context.req.header('content-type') ?? '');
  return {
    isForm,
    values: isForm
      ? { ...context.req.query(), ...Object.fromEntries(new URLSearchParams(await context.req.text())) }
      : (await readGiven('/', context)).body,
  };
};

const withToken = v.object({ body: v.object({ token: v.string() }) });

/** @throws Refusal where there is none */
export const tokenOf = (values: unknown): string => judge(withToken, { body: values }).body.token;

/** The token in the URL; '' if there is none. @throws Refusal if there are several */
export const tokenInAddress = ({ req }: Context): string =>
  readQuery(new URL(req.url).searchParams)['token'] ?? '';

const withLanguage = v.object({ lang: language });

/** Whether a page of ours was filled in: its forms say its language. */
export const isOurForm = ({ isForm, values }: Fields): boolean => isForm && v.is(withLanguage, values);

/** The page that a form leads to, and what it says where what was sent is not what it must be. */
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

/** Leads whoever filled in a form to the page that says what became of it; a failure is no JSON to them. */
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
