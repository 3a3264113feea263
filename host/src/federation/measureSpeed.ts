import { type Measure, REQUEST_HEADER, routes, type SpeedMeasurement } from '@forms/shared/contract';
import { addressOf } from '@forms/shared/platform/store';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { loadTimes, ownAddress } from './loadedParts';

/** What a report may hold. */
const MOST = 20;

/**
 * Measures how long remotes' parts took to come and which of them a page's web vitals are down to, and sends it, once,
 * when the page is left or out of sight. Nothing of the person goes with it, not even a cookie.
 */
export function measureSpeed(): void {
  const vitals = new Map<Measure, { element: Node | null | undefined; value: number }>();
  const latest = { reportAllChanges: true };
  onLCP(({ value, entries }: LCPMetric) => vitals.set('LCP', { value, element: entries.at(-1)?.element }), latest);
  onINP(({ value, entries }: INPMetric) => vitals.set('INP', { value, element: entries[0]?.target }), latest);
  onCLS(({ value, entries }: CLSMetric) => {
    const largest = [...entries].sort((one, other) => other.value - one.value)[0];
    vitals.set('CLS', { value: value * 1_000, element: largest?.sources[0]?.node });
  }, latest);

  function onHidden() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHidden);
    const measurements = [
      ...loadTimes.map(({ remote, took }) => measured(remote, 'load', took)),
      ...[...vitals].map(([measure, { value, element }]) =>
        measured(remoteOf(element) ?? stoodFor(measure), measure, value),
      ),
    ];
    send(measurements.flatMap((each) => each ?? []).slice(-MOST));
  }
  document.addEventListener('visibilitychange', onHidden);
}

/** Of whose part something is; undefined for what is the shell's, or gone. */
const remoteOf = (node: Node | null | undefined): string | undefined => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-remote]')?.dataset.remote;
};

/** What is largest may have been among the first words, in the place of the page's first part, which is gone then. */
const stoodFor = (measure: Measure) => (measure === 'LCP' ? loadTimes[0]?.remote : undefined);

function measured(remote: string | undefined, measure: Measure, value: number): SpeedMeasurement | undefined {
  if (!remote) return undefined;
  return { remote, manifest: ownAddress(remote), measure, value: Math.round(value) };
}

function send(measurements: SpeedMeasurement[]): void {
  if (measurements.length === 0) return;
  fetch(addressOf(routes.reportSpeed), {
    method: 'POST',
    // The page may be gone before it is answered.
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', [REQUEST_HEADER]: 'fetch' },
    body: JSON.stringify({ measurements }),
  }).catch(() => undefined);
}
