import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInstantSearch, useInstantSearchContext } from 'react-instantsearch';
import { pairPath } from '#contract/address/pairs.ts';
import { afterPaint } from '#src/browser/afterPaint.ts';
import type { SearchSettings } from './answer.ts';
import { askLibrary, type Latest } from './askLibrary.ts';
import type { Asker } from './params.ts';
import type { SearchScreenProps } from './screenProps.ts';
import { fromAddress, fromKey, keyOf, withWords, type Question } from './question.ts';
import { provideSearch } from './search.actor.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { stepTo, turnTo } from './steps.ts';

interface SearchProps extends Pick<Asker, 'lang' | 'now'>, Pick<SearchScreenProps, 'today'> {
  settings: SearchSettings;
  latest: Latest;
  /** The page's first question. */
  question: Question;
  /** The number of its hits; null without an answer. */
  count: number | null;
}

const route = getRouteApi('/$lang/search');

const outcomeOf = (count: number | null) => (count === null ? null : count > 0 ? 'found' : 'none');

/** Brings the machine, the address and the library's results together for the screen. */
export function Search({ lang, settings, latest, question: came, count, now, today }: SearchProps) {
  const library = useInstantSearchContext();
  const router = useRouter();
  const navigate = route.useNavigate();
  const [machine] = useState(() =>
    provideSearch({
      ask: askLibrary(library, latest, { lang, siteKey: settings.siteKey, now }, keyOf(came)),
      hearAddress: (tell) =>
        router.subscribe('onBeforeLoad', ({ toLocation: { pathname, search } }) => {
          if (pathname !== `/${lang}/search`) return;
          const wanted = fromAddress({ ...search });
          tell({ asked: keyOf(wanted), text: wanted.q });
        }),
      window: () => window,
    }),
  );
  const { results } = useInstantSearch({ catchError: true });
  const actor = useActorRef(machine, {
    input: { asked: keyOf(came), text: came.q, outcome: outcomeOf(count) },
  });
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const text = useSelector(actor, (snapshot) => snapshot.context.text);
  const asked = useSelector(actor, (snapshot) => snapshot.context.asked);
  const question = useMemo(() => fromKey(asked), [asked]);
  useEffect(() => {
    const settling = actor.on('settled', (told) => {
      // The results are painted first. A visitor who has left meanwhile stays there.
      afterPaint(() => {
        if (actor.getSnapshot().context.address !== told.asked) return;
        void navigate(turnTo(fromKey(told.asked)));
      });
    });
    return () => settling.unsubscribe();
  }, [actor, navigate]);
  // With the present words in the box, not the drawn ones.
  const choose = useCallback(
    (chosen: Question) => {
      const { q } = fromKey(actor.getSnapshot().context.asked);
      void navigate(stepTo({ ...chosen, q }));
    },
    [actor, navigate],
  );
  return (
    <SearchScreen
      {...{ lang, state, text, question, results, today }}
      artistSite={settings.artistSite}
      isNamed={settings.isHosted && !settings.isPaid}
      path={pairPath('search', lang)}
      onType={(typed) => {
        actor.send({ type: 'question.typed', asked: keyOf(withWords(question, typed)), text: typed });
      }}
      onRetry={() => actor.send({ type: 'retry.pressed' })}
      onChoose={choose}
    />
  );
}
