import texts from '#locales/fr/calendar.json' with { type: 'json' };
import type { Browser, Locator, Page } from 'playwright';
import { benchSettings, goals } from './benchSettings.ts';
import { openSlowPhone, withBrowser } from './site/browser.ts';
import { atMost, figure, median, type Figure } from './figure.ts';
import { readBlockedTime, watchFirstClick } from './inPage/firstClickInPage.ts';
import { readEvents } from './site/fullCalendarEvents.ts';
import { withFullCalendar } from './site/fullCalendarSite.ts';
import { withGeneratedSite } from './site/generatedSite.ts';
import { monthPage } from './site/programme.ts';

const { few, month, neighbour } = benchSettings.generated;

/** Measures of a first visit to a month, whose visitor goes one month back; in milliseconds. */
interface FirstClick {
  /** From the press of the arrow to the paint of the month. */
  click: number;
  /** How long tasks blocked the page, from the navigation until it has settled. */
  blocked: number;
  firstPaint: number;
}

/** A page with a month, and its arrow to the month before. */
interface Calendar {
  url: string;
  arrow: (page: Page) => Locator;
}

const readFirstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** A cold visit on a slow phone: the visitor looks at the page for a while, then taps the arrow once. */
const visitAndClick = async (
  browser: Browser,
  { url, arrow }: Calendar,
  look: number,
): Promise<FirstClick> => {
  const page = await openSlowPhone(browser);
  try {
    const title = new Intl.DateTimeFormat(benchSettings.lang, { month: 'long', year: 'numeric' }).format(
      new Date(`${month}-15T12:00:00Z`),
    );
    await page.addInitScript(watchFirstClick, { month, title });
    await page.goto(url, { waitUntil: 'commit' });
    const firstPaint = await readFirstPaint(page);
    await arrow(page).waitFor();
    await page.waitForTimeout(look);
    const box = await arrow(page).boundingBox();
    if (!box) throw new Error('No arrow');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const took = await page.waitForFunction(() => sessionStorage.getItem('took'));
    const click = Number(await took.jsonValue());
    return { click, blocked: await page.evaluate(readBlockedTime), firstPaint };
  } finally {
    await page.context().close();
  }
};

const spread = (values: readonly number[]): string =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

/** Ours and FullCalendar's visits in turn, so that other work on the machine affects both alike. */
const compare = async (
  browser: Browser,
  ours: Calendar,
  theirs: Calendar,
  look: number,
): Promise<Figure[]> => {
  const [own, other]: [FirstClick[], FirstClick[]] = [[], []];
  for (let done = 0; done < benchSettings.firstClicks; done += 1) {
    own.push(await visitAndClick(browser, ours, look));
    other.push(await visitAndClick(browser, theirs, look));
  }
  const figuresOf = (name: string, of: keyof FirstClick, goal: number): Figure[] => {
    const [mine, its] = [own.map((visit) => visit[of]), other.map((visit) => visit[of])];
    return [
      figure(`${name} (${spread(mine)})`, median(mine), 'ms'),
      figure(`… FullCalendar (${spread(its)})`, median(its), 'ms'),
      figure('… ratio', median(mine) / median(its), '×', atMost(goal)),
    ];
  };
  return [
    ...figuresOf(`first tap ${look / 1000} s after the first content`, 'click', goals.firstClickRatio),
    ...figuresOf('… blocked', 'blocked', goals.blockedRatio),
    ...figuresOf('… first content', 'firstPaint', goals.firstContentRatio),
  ];
};

/** The first change of month of a cold visit, beside FullCalendar with the same dates. Medians. */
export const firstClick = (): Promise<Figure[]> =>
  withGeneratedSite(few, async ({ url }) => {
    const events = [...(await readEvents(url, month)), ...(await readEvents(url, neighbour))];
    return withFullCalendar(events, (fullCalendar) =>
      withBrowser(async (browser) => {
        const ours: Calendar = {
          url: `${url}${monthPage(month)}&english=true`,
          arrow: (page) => page.getByRole('link', { name: texts.previousMonth, exact: true }),
        };
        const theirs: Calendar = {
          url: `${fullCalendar}/?some`,
          arrow: (page) => page.getByRole('button', { name: 'Précédent', exact: true }),
        };
        const all: Figure[] = [];
        for (const look of benchSettings.looks) all.push(...(await compare(browser, ours, theirs, look)));
        return all;
      }),
    );
  });
