import type boxOfficeTexts from '#locales/en/boxOffice.json';
import * as v from 'valibot';
import { saleChanges } from '#contract/programme/shows/sale.ts';
import { boxOfficeAttributes } from '#contract/wire/boxOffice.ts';
import type { Page } from '#contract/wire/page.ts';
import { useNow } from '#src/browser/browserClock.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { BoxOfficeScreen } from './BoxOfficeScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    boxOffice: typeof boxOfficeTexts;
  }
}

const read = ({ attributes }: Page) => v.safeParse(boxOfficeAttributes, attributes);

/** The page is made anew when the date begins; an unreadable date counts as missing. */
export const load = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer | null> => {
  const { i18n, clock } = context;
  const date = read(page);
  if (!date.success) return null;
  const { title, ticket } = date.output;
  const ahead = saleChanges([ticket]).filter((instant) => instant > clock.now());
  return {
    ...answer,
    head: { ...answer.head, title: i18n.t('boxOffice.head', { title }) },
    ...(ahead.length > 0 && { expiresAt: Math.min(...ahead) }),
  };
};

/** A date in the site's own box office, without a real one (decision 017). */
export function Screen({ lang, page, clock }: Pick<ContentPageProps, 'lang' | 'page' | 'clock'>) {
  const now = useNow(clock);
  const date = read(page);
  return date.success && <BoxOfficeScreen lang={lang} {...date.output} now={now} />;
}
