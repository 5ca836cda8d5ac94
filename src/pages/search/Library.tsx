import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import type { Language } from '#contract/address/language.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import { dateInZone } from '#contract/programme/time/siteDate.ts';
import { useNow } from '#src/browser/browserClock.ts';
import { createSearchClient } from '#src/api/searchClient.ts';
import { countOf, firstAnswerQuery, type SearchSettings } from './answer.ts';
import { heedLatest } from './latestAnswer.ts';
import type { Question } from './question.ts';
import { Search } from './Search.tsx';

interface LibraryProps {
  lang: Language;
  settings: SearchSettings;
  question: Question;
}

const layout = getRouteApi('/$lang');

/**
 * The library around the page: it writes the calls of a question and merges their answers. It has no widget, no state of its
 * own and no part in the address (docs/decisions/042): the machine decides the questions and their times.
 */
export function Library({ lang, settings, question }: LibraryProps) {
  const { fetch, clock, settings: site } = layout.useRouteContext();
  const now = useCallback(() => presentIn(clock.now(), site.timezone), [clock, site]);
  const queryClient = useQueryClient();
  const [{ client, latest }] = useState(() => heedLatest(createSearchClient(settings, fetch)));
  const [came] = useState(() => ({
    question,
    answer:
      queryClient.getQueryData(firstAnswerQuery({ settings, fetch, lang, now }, question).queryKey) ?? null,
  }));
  const index = settings.indexes[lang];
  return (
    // With an answer, even an empty one, it requests none by itself.
    <InstantSearchSSRProvider initialResults={came.answer ?? {}}>
      <InstantSearch searchClient={client} indexName={index} future={{ preserveSharedStateOnUnmount: true }}>
        <Search
          {...{ lang, latest, settings, now }}
          today={dateInZone(useNow(clock), site.timezone)}
          question={came.question}
          count={came.answer && countOf(came.answer, index)}
        />
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}
