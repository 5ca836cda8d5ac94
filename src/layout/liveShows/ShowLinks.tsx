import { useTranslation } from 'react-i18next';
import { minutesUntil, shownHour } from '#contract/programme/time/wholeDays.ts';
import type { LiveShow, LiveShows } from '#contract/wire/liveShows.ts';
import { useFormat } from '#src/i18n/useFormat.ts';

interface ShowLinksProps {
  shows: LiveShows;
  /** The festival's own zone. */
  timezone: string;
}

const keyOf = ({ url, date }: LiveShow): string => `${url} ${date.start}`;

const TitleLink = ({ show }: { show: LiveShow }) => (
  <a href={show.url} lang={show.written_in}>
    {show.title}
  </a>
);

/** The shows as entries of a list: first those on now, then coming ones, each with its time. */
export function ShowLinks({ shows: { live, upcoming }, timezone }: ShowLinksProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const timeOf = ({ date: { start, end } }: LiveShow): string => {
    const local = format.local(start, timezone);
    return local === null ? '' : format.time(shownHour(local.time, minutesUntil(start, end)));
  };
  return (
    <>
      {live.map((show) => (
        <li key={keyOf(show)} data-live="true">
          <b>{t('liveShows.now')}</b> <TitleLink show={show} />
        </li>
      ))}
      {upcoming.map((show) => (
        <li key={keyOf(show)}>
          <time dateTime={show.date.start}>{timeOf(show)}</time> <TitleLink show={show} />
        </li>
      ))}
    </>
  );
}
