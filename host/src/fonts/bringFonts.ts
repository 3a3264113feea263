import './standIns.css';

/** A page that can be drawn so soon after it was asked for came over a line with room for its fonts too; in milliseconds. */
const QUICK_MS = 1_000;
/** What its words may wait for them, in milliseconds: letters that change their width move what stands beside them. */
const PATIENCE_MS = 1_000;

/**
 * Brings the product's fonts. Over a quick line, or where a service worker has kept them, they are there before the page
 * is drawn: resolves then. Else the words come first, in fonts of the device, and ours after so many milliseconds, since
 * they would take that line for half a second.
 */
export async function bringFonts(laterMs: number): Promise<void> {
  const areNear = performance.now() < QUICK_MS || navigator.serviceWorker?.controller;
  if (areNear) await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  else setTimeout(loadFonts, laterMs);
}

/** Where they cannot be had the stand-ins stay. */
async function loadFonts(): Promise<void> {
  try {
    await import(/* webpackChunkName: "fonts" */ './fonts.css');
    await Promise.all(
      ['Inter Variable', 'Source Serif 4 Variable'].map((font) => document.fonts.load(`1em "${font}"`)),
    );
  } catch {}
}
