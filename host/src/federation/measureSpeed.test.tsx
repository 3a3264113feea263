import { routes } from '@forms/shared/contract';
import { fakeServer } from '@forms/shared/testing';
import { waitFor } from '@testing-library/react';
import { addresses, loadTimes } from './loadedParts';
import { measureSpeed } from './measureSpeed';

type Hear = (metric: object) => void;
const vitals: Record<string, Hear> = {};
jest.mock('web-vitals', () => ({
  onLCP: (hear: Hear) => {
    vitals.LCP = hear;
  },
  onINP: (hear: Hear) => {
    vitals.INP = hear;
  },
  onCLS: (hear: Hear) => {
    vitals.CLS = hear;
  },
}));

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.reportSpeed, undefined);
});
afterEach(() => server.stop());

const comes = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page that is left says once how fast its remotes were, each vital of the part that it is down to', async () => {
  addresses.set('mf-forms', `${window.location.origin}/mf-forms/mf-manifest.json`);
  addresses.set('mf-files', 'https://files.example/mf-manifest.json');
  document.body.innerHTML =
    '<header>Menu</header><div data-remote="mf-forms"><h2>About you</h2><button>Go</button></div>';
  const [heading, button, header] = ['h2', 'button', 'header'].map((name) => document.querySelector(name));
  loadTimes.push({ remote: 'mf-forms', took: 80.4 }, { remote: 'mf-files', took: 300 });
  measureSpeed();
  vitals.LCP?.({ value: 900, entries: [{ element: header }, { element: null }] });
  vitals.INP?.({ value: 40, entries: [{ target: button }] });
  const shift = (value: number, node: unknown) => ({ value, sources: [{ node }] });
  vitals.CLS?.({ value: 0.03, entries: [shift(0.01, heading), shift(0.02, header)] });

  comes('visible');
  comes('hidden');
  comes('hidden');
  await waitFor(() => expect(server.heard).toHaveLength(1));
  const manifest = '/mf-forms/mf-manifest.json';
  expect(server.heard[0]?.body).toEqual({
    measurements: [
      { remote: 'mf-forms', manifest, measure: 'load', value: 80 },
      { remote: 'mf-files', manifest: 'https://files.example/mf-manifest.json', measure: 'load', value: 300 },
      { remote: 'mf-forms', manifest, measure: 'LCP', value: 900 },
      { remote: 'mf-forms', manifest, measure: 'INP', value: 40 },
    ],
  });
});
