import { feedFormats, feedPath, feedTypes, type FeedName } from '#contract/address/feeds.ts';
import { languages } from '#contract/address/language.ts';
import { describeKept, failedPage, type Description } from '../http/description.ts';

const summaries: Readonly<Record<FeedName, string>> = {
  shows: 'The new shows',
  press: 'The press releases',
};

const describe = (name: FeedName): Description[] =>
  languages.flatMap((lang) =>
    feedFormats.map((format) => ({
      method: 'GET',
      path: feedPath(name, lang, format),
      summary: `${summaries[name]}, as a feed (META-03).`,
      access: 'public',
      request: {},
      answers: { ...describeKept('The feed.', { [feedTypes[format]]: null }), ...failedPage },
    })),
  );

/** The feeds of the embedded content. */
export const feedDescriptions: readonly Description[] = [...describe('shows'), ...describe('press')];
