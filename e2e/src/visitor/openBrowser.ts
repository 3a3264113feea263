import puppeteer, { type Browser } from 'puppeteer';
import { findChromium } from '../chromium';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two more pages a window, for an address bar that nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A Chromium with a fresh profile, with these flags beside the usual ones. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: the test run should have got one');
  return puppeteer.launch({ executablePath, args: [...flags, ...more] });
};

/** The Chromium that all files of this worker share. */
export const workersBrowser = (): Promise<Browser> => {
  const endpoints = (process.env.TEST_BROWSERS ?? '').split(' ');
  const browserWSEndpoint = endpoints[(Number(process.env.JEST_WORKER_ID) - 1) % endpoints.length];
  if (!browserWSEndpoint) throw new Error('No Chromium: the test run should have opened one');
  return puppeteer.connect({ browserWSEndpoint, defaultViewport: null });
};
