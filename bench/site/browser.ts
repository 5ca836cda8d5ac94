import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { findChromium } from '#ci/chromium.mjs';
import { benchSettings } from '../benchSettings.ts';

/** Gives a Chromium to `work`, and closes it afterwards. */
export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium on this machine');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

interface Conditions {
  viewport: { width: number; height: number };
  hasTouch?: boolean;
  cpuSlowdown?: number;
  network?: Parameters<CDPSession['send']>[1] & (typeof benchSettings)['slow4g'];
}

/** A page in a context of its own (so nothing is cached), under the given conditions. */
export const openPage = async (
  browser: Browser,
  { viewport, hasTouch = false, cpuSlowdown, network }: Conditions,
): Promise<Page> => {
  const context = await browser.newContext({ viewport, hasTouch });
  const page = await context.newPage();
  page.setDefaultTimeout(benchSettings.pageLimit);
  const devtools = await context.newCDPSession(page);
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
  }
  if (cpuSlowdown) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
};

/** A page on a phone of the middle class, with its slow processor and network. */
export const openSlowPhone = (browser: Browser): Promise<Page> => {
  const { viewports, cpuSlowdown, slow4g } = benchSettings;
  return openPage(browser, { viewport: viewports.phone, hasTouch: true, cpuSlowdown, network: slow4g });
};
