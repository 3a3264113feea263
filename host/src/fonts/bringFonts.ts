import './standIns.css';

/** A page that is drawn so soon after it was asked for came over a line with room for its fonts too; in milliseconds. */
const QUICK_MS = 1_000;

/**
 * Brings the product's fonts: at once over a quick line, or where a service worker has kept them; otherwise after so
 * many milliseconds, since they would take the line from the words for half a second. Until then, and where they cannot
 * be had, fonts of the device stand in.
 */
export function bringFonts(laterMs: number): void {
  const areNear = performance.now() < QUICK_MS || navigator.serviceWorker?.controller;
  setTimeout(() => import('./fonts.css').catch(() => undefined), areNear ? 0 : laterMs);
}
