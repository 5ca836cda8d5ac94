import type { searchMachine } from '#machines/search/search.machine.ts';
import { filled, like } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

interface SearchValues {
  /** The question's words. */
  readonly asked: string;
  /** The last answer; null before any. */
  readonly answer: { readonly asked: string; readonly hasHits: boolean } | null;
  /** The focus, where the visitor's last act put it. */
  readonly at: 'box' | 'results' | null;
}
type ToldOfSearch = Told<SearchValues>;

const anyOf = (texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => like(text).source).join('|'));

/** The grammar of no hits. */
const ofNone = { fr: 'one', en: 'other' } as const;

/** The button of the filters says how many hits it shows. */
const showButton = ({ lang, text, values: { answer } }: ToldOfSearch): string | RegExp => {
  const { filter } = text.search;
  if (answer === null) return filter.apply;
  return answer.hasHits
    ? anyOf([filter.show_one, filter.show_other])
    : filled(filter[`show_${ofNone[lang]}`], { count: 0 });
};

/** How many hits, for which words, and which of them stand here. */
const countOf = ({ lang, text: { search }, values: { asked, answer } }: ToldOfSearch): string | RegExp => {
  const about = asked === '' || answer?.asked === '' ? 'count' : 'countOf';
  const say = (form: 'one' | 'other') => search[`${about}_${form}`].replace('{{q}}', answer?.asked ?? '');
  if (answer?.hasHits !== true) return filled(say(ofNone[lang]), { count: 0 });
  return anyOf([say('one'), say('other'), `${say('other')} ${search.shown}`]);
};

/** The box and the filters stay in use, whatever happens. */
const screen = (told: ToldOfSearch): Perceived => {
  const { box, filter, results } = told.text.search;
  const { answer, at } = told.values;
  return {
    controls: [
      control('searchbox', box.label),
      control('button', box.submit),
      control('textbox', filter.from),
      control('textbox', filter.to),
      control('spinbutton', filter.min),
      control('spinbutton', filter.max),
      control('button', showButton(told)),
    ],
    statuses: answer === null ? [] : [countOf(told)],
    ...(at !== null && { focus: at === 'box' ? box.label : results }),
  };
};

/** The hits of before stay. */
const trouble =
  (kind: 'failed' | 'offline') =>
  (told: ToldOfSearch): Perceived => {
    const { controls = [], ...rest } = screen(told);
    const { retry, [kind]: words } = told.text.search;
    return {
      ...rest,
      controls: [...controls, control('button', retry)],
      alerts: [(told.values.answer?.hasHits === true ? words.kept : words.text) + retry],
    };
  };

/** SRCH-03, SRCH-10, SRCH-12 */
export const searchPerception: Perception<typeof searchMachine, SearchValues> = {
  states: {
    judging: null,
    idle: screen,
    results: screen,
    searching: (told) => ({
      ...screen(told),
      isBusy: true,
      statuses: [told.values.answer === null ? told.text.page.loading : countOf(told)],
    }),
    none: (told) => {
      const { none } = told.text.search;
      const { asked } = told.values;
      return { ...screen(told), statuses: [asked === '' ? none.all : filled(none.text, { q: asked })] };
    },
    failed: trouble('failed'),
    offline: trouble('offline'),
  },
};
