import { expect, test } from 'vitest';
import { everyMachine } from '#machines/testing/everyMachine.ts';
import type { Failure, WalkOutcome } from '../outcome.ts';
import { drawnChart } from '../chart/chart.ts';
import { countOf, judge } from './verdicts.ts';

const popup = everyMachine.find(({ name }) => name === 'buyPopup');
if (popup === undefined) throw new Error('There is no buyPopup');

const failure: Failure = {
  step: 1,
  expected: 'a',
  seen: 'b',
  message: '',
  screenshot: null,
  trace: null,
  isFlaky: false,
};
const outcome = (id: string, failure: Failure | null): WalkOutcome => ({
  id,
  lang: 'fr',
  ms: 1,
  picture: null,
  failure,
});

/** Verdicts by people's names for the parts of the chart. */
const judged = async (...outcomes: WalkOutcome[]) => {
  const { parts, paths } = await judge(popup, new Map(outcomes.map((each) => [each.id, each])));
  const name = ({ children, transitions, ...state }: ReturnType<typeof drawnChart>): [string, string][] => [
    [state.id, state.path],
    ...transitions.map(({ id, label }): [string, string] => [id, `${state.path} ${label}`]),
    ...children.flatMap(name),
  ];
  const names = new Map(name(drawnChart(popup.machine)));
  const walked = [...parts].filter(([id, verdict]) => id !== 's0' && verdict !== 'none');
  return {
    parts: Object.fromEntries(walked.map(([id, verdict]) => [names.get(id) ?? id, verdict])),
    counts: countOf(paths.map(({ verdict }) => verdict)),
  };
};

test('what a walk goes through has passed, what needs no more is covered, the rest was not walked', async () => {
  expect(await judged(outcome('buyPopup/1', null))).toEqual({
    parts: {
      ' popup.dismissed': 'passed',
      closed: 'passed',
      'closed popup.opened': 'passed',
      askingPass: 'passed',
    },
    counts: { passed: 1, covered: 1, failed: 0, none: 14 },
  });
});

test('where a walk fails has failed, though others got through; what comes before has passed', async () => {
  expect(await judged(outcome('buyPopup/1', null), outcome('buyPopup/2', failure))).toEqual({
    parts: {
      ' popup.dismissed': 'passed',
      closed: 'passed',
      'closed popup.opened': 'failed',
      askingPass: 'failed',
    },
    counts: { passed: 1, covered: 0, failed: 1, none: 14 },
  });
});

test('control: without walks nothing has a verdict', async () => {
  expect(await judged()).toEqual({ parts: {}, counts: { passed: 0, covered: 0, failed: 0, none: 16 } });
});
