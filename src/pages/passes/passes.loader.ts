import { languages } from '#contract/address/language.ts';
import { pairPath, wordOf } from '#contract/address/pairs.ts';
import { passportsQuery } from '#src/api/programme/passports.ts';
import { pageQuery } from '#src/api/queries.ts';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';

/** The editors' page, and the passes: either can do without the other. @throws ContentError if both fail */
export const load = async ({
  context: { client, aside, queryClient, lang, i18n, clock },
}: PageLoad): Promise<PageAnswer> => {
  const [page, passes] = await Promise.allSettled([
    queryClient.ensureQueryData(pageQuery(aside, lang, wordOf('choose-your-pass', lang))),
    queryClient.ensureQueryData(passportsQuery(client, lang)),
  ]);
  if (page.status === 'rejected' && passes.status === 'rejected') throw page.reason;
  const metas = page.status === 'fulfilled' ? page.value?.metas : undefined;
  const isWhole = page.status === 'fulfilled' && passes.status === 'fulfilled';
  return {
    status: 200,
    head: {
      title: metas?.title || i18n.t('passes.title'),
      description: metas?.description || i18n.t('passes.description'),
      image: metas?.og_image ?? null,
      noindex: metas?.noindex ?? false,
      canonical: pairPath('choose-your-pass', lang),
      alternates: Object.fromEntries(languages.map((one) => [one, pairPath('choose-your-pass', one)])),
    },
    // The next visitor requests missing parts again.
    ...(!isWhole && { expiresAt: clock.now() }),
  };
};
