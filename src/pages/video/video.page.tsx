import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { youtubeId } from '#contract/programme/youtube.ts';
import type { Page } from '#contract/wire/page.ts';
import { videoAttributes } from '#contract/wire/video.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { EmbeddedVideo } from '#src/components/EmbeddedVideo.tsx';
import { Html } from '#src/components/Html.tsx';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/shell/context.ts';
import styles from './VideoScreen.module.css';

const read = ({ attributes }: Page) => v.safeParse(videoAttributes, attributes);

/** A video that cannot be read is not there (VID-27). */
export const load = async ({ page, answer }: ContentLoad): Promise<PageAnswer | null> =>
  read(page).success ? answer : null;

/** The page of a video (VID-18): the player, the title and what it is about. */
export function Screen({ lang, page }: Pick<ContentPageProps, 'lang' | 'page'>) {
  const { t } = useTranslation();
  const video = read(page);
  if (!video.success) return null;
  const { title, description, url, image_url: poster } = video.output;
  return (
    <article className={`wrap ${styles['video']}`}>
      <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={title} />
      <h1>{title}</h1>
      {url !== null && <EmbeddedVideo {...{ title, url, poster }} youtubeId={youtubeId(url)} />}
      <Html html={description} />
    </article>
  );
}
