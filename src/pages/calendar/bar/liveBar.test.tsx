import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { linksOf, type CalendarEvent } from '../calendar.url.ts';
import { panelCode, usePanelIntent } from '../panelCode.ts';
import { frame, july, sixteenth, stateAt } from '../testing/sample.ts';
import { useCalendarPanel } from '../useCalendarPanel.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { DayStrip } from './DayStrip.tsx';
import { LeftOutEnglish } from './LeftOutEnglish.tsx';

const path = '/fr/calendrier';
beforeEach(() => {
  openWindow();
  // Nothing is gone to.
  addEventListener('click', (event) => event.preventDefault());
});
/** The name of what has the focus after a press. */
const focusedBy = async (element: Element | undefined, keys: MouseEventInit = {}) => {
  await act(async () => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  });
  const { activeElement: focused } = document;
  return focused === document.body ? null : (focused?.getAttribute('aria-label') ?? focused?.textContent);
};

describe('CAL-24: where the focus goes when a filter goes', () => {
  const begin = async (search: Record<string, string | string[]>) => {
    const filterButton: { current: HTMLButtonElement | null } = { current: null };
    const state = stateAt(search);
    const link = linksOf(path, state, frame);
    await renderLive(
      <>
        <button type="button" ref={filterButton}>
          Filter
        </button>
        <AppliedFilters {...{ state, link, filterButton }} ownCity="" />
      </>,
    );
    return (start: string) =>
      [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(start));
  };

  test('CAL-24: to the next one, from the last one to the one before it', async () => {
    const link = await begin({ city: ['Laval', 'Québec'] });
    expect([await focusedBy(link('Laval')), await focusedBy(link('Québec'))]).toEqual([
      'Remove filter City: Québec',
      'Remove filter City: Laval',
    ]);
  });

  test('CAL-24: from the only one to the button of the filters', async () => {
    const link = await begin({ city: 'Laval' });
    expect(await focusedBy(link('Laval'))).toBe('Filter');
  });

  test('CAL-24: from the link that clears all of them to the filters', async () => {
    const link = await begin({ city: ['Laval', 'Québec'] });
    expect(await focusedBy(link('Clear filters'))).toBe('Filter');
  });

  test('CAL-24: nowhere where the press opens another tab', async () => {
    const link = await begin({ city: ['Laval', 'Québec'] });
    expect(await focusedBy(link('Laval'), { ctrlKey: true })).toBe(null);
  });
});

test.each([
  [{}, 'Filter'],
  [{ metaKey: true }, null],
])(
  'CAL-30: the link to the English shows hands the focus on where it goes itself: %o',
  async (keys, focused) => {
    const filterButton: { current: HTMLButtonElement | null } = { current: null };
    const state = stateAt();
    const { find } = await renderLive(
      <>
        <button type="button" ref={filterButton}>
          Filter
        </button>
        <LeftOutEnglish view={july} link={linksOf(path, state, frame)} {...{ state, filterButton }} />
      </>,
    );
    expect(await focusedBy(find('a'), keys)).toBe(focused);
  },
);

test('CAL-08: the strip of days begins at the day that is shown, and moves with it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * Number(this.querySelector('b')?.textContent);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const stripOf = (date: string) => (
    <DayStrip
      view={{ ...sixteenth, day: sixteenth.day && { ...sixteenth.day, date } }}
      today="2027-07-02"
      hrefOf={(day) => `/${day}`}
    />
  );
  const { find, redraw } = await renderLive(stripOf('2027-07-16'));
  const seen = [find('nav').scrollLeft];
  await redraw(stripOf('2027-07-20'));
  expect([...seen, find('nav').scrollLeft]).toEqual([1_500, 1_900]);
});

test('CAL-47: Back and Forward close what is open', async () => {
  const panels: ReturnType<typeof useCalendarPanel>[] = [];
  function Panel() {
    panels.push(useCalendarPanel('2027-07', () => {}));
    return null;
  }
  await renderLive(<Panel />);
  const [panel] = panels;
  const open = () => panel?.send({ type: 'monthSelector.toggled', year: 2027 });
  await act(async () => open());
  const seen = [panel?.getSnapshot().value];
  await act(async () => void window.dispatchEvent(new Event('popstate')));
  seen.push(panel?.getSnapshot().value);
  expect(seen).toEqual(['choosingMonth', 'closed']);
});

test('CAL-21: a draft that is applied is sent to the calendar as a whole', async () => {
  const sent: CalendarEvent[] = [];
  const panels: ReturnType<typeof useCalendarPanel>[] = [];
  function Panel() {
    panels.push(useCalendarPanel('2027-07', (event) => sent.push(event)));
    return null;
  }
  await renderLive(<Panel />);
  const [panel] = panels;
  const { filters } = stateAt({ city: ['Laval', 'Québec'], price: 'free' }).context;
  await act(async () => {
    panel?.send({ type: 'filters.toggled', draft: { ...filters, english: 'true' } });
    panel?.send({ type: 'draft.applied' });
  });
  expect(sent).toEqual([{ type: 'filters.applied', filters, english: 'true' }]);
});

test.each(['pointerover', 'focusin', 'touchstart'])(
  'speed: the code of the panels is fetched when a visitor comes near their buttons: %s',
  async (type) => {
    const queries = new QueryClient();
    const fetched = vi.spyOn(queries, 'prefetchQuery').mockResolvedValue();
    function Near() {
      return (
        <button type="button" {...usePanelIntent()}>
          Filter
        </button>
      );
    }
    const { find } = await renderLive(<Near />, { queries });
    await act(async () => void find('button').dispatchEvent(new Event(type, { bubbles: true })));
    expect(fetched.mock.calls).toEqual([[panelCode]]);
  },
);
