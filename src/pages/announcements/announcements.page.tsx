import type announcementTexts from '#locales/en/announcements.json';
import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { pairPath, wordOf } from '#contract/address/pairs.ts';
import { isTorontoPage } from '#contract/programme/shows/torontoPage.ts';
import { announcementAttributes } from '#contract/wire/announcement.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { kindOf, listNames } from './announcements.kinds.ts';
import { DetailScreen } from './DetailScreen.tsx';
import { ListScreen } from './ListScreen.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    announcements: typeof announcementTexts;
  }
}

/** META-03: pages of the press room name its feed. TOR-01: a Toronto page has Toronto's frame. */
const withSurroundings = ({ page, context: { i18n, settings }, answer }: ContentLoad): PageAnswer => ({
  ...answer,
  ...(isTorontoPage(page, settings) && { variant: 'toronto' as const }),
  head: { ...answer.head, ...(kindOf(page) === 'press' && { press: i18n.t('announcements.press.feed') }) },
});

/** A list has its other language at the pair's address, whether its host names it or not (RTE-15, RTE-16, RTE-20). */
const loadList = async (load: ContentLoad): Promise<PageAnswer> => {
  const { head, ...answer } = withSurroundings(load);
  const name = listNames[kindOf(load.page)];
  const isThePair = load.path === wordOf(name, load.context.lang);
  const alternates = Object.fromEntries(languages.map((lang) => [lang, pairPath(name, lang)]));
  return { ...answer, head: { ...head, ...(isThePair && { alternates }) } };
};

const loadDetail = async (load: ContentLoad): Promise<PageAnswer> => {
  const { page, path, context } = load;
  const { title, body, date, city, employment } = v.parse(announcementAttributes, page.attributes);
  const { description, og_image: image } = page.metas;
  const about = { lang: context.lang, url: `/${context.lang}/${path}`, description, image };
  return {
    ...withSurroundings(load),
    announcement: {
      kind: kindOf(page),
      ...about,
      title: title || page.metas.title,
      body,
      date,
      city,
      employment,
    },
  };
};

type ScreenProps = Pick<ContentPageProps, 'lang' | 'page' | 'settings'>;

/** PRS-01, PRS-02: the press room and the careers. */
export const list = {
  load: loadList,
  Screen: ({ lang, page, settings }: ScreenProps) => (
    <ListScreen {...{ lang, page }} timezone={settings.timezone} />
  ),
};
/** One of their pages. */
export const detail = {
  load: loadDetail,
  Screen: ({ lang, page, settings }: ScreenProps) => (
    <DetailScreen {...{ lang, page }} timezone={settings.timezone} />
  ),
};
