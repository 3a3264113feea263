import { siteSettings } from '@forms/shared/contract';
import { setBases } from '@forms/shared/platform/store';
import { firstWords } from './words';

const site = siteSettings.parse({
  campus: 'oxford',
  live: true,
  apiBase: '/api',
  contentBase: '/content',
  remoteOrigins: [],
  serviceWorker: true,
});
const form = {
  slug: 'open-day',
  title: 'Open day',
  version: 1,
  json: {
    header: { title: 'Open day', caption: 'Come and see us' },
    pages: [{ name: 'you', title: 'You', fields: [] }],
  },
};
beforeAll(() => setBases(site));

const drawn = (markup?: string) =>
  firstWords({
    site,
    lines: {},
    campus: 'oxford',
    path: '/open-day',
    standing: { kind: 'form', form },
    ofPart: markup === undefined ? undefined : { markup, styles: '' },
    clean: (html) => html,
  });

test('a form has the place of its heading, then what its part has drawn of itself, then lines for what is on its way', async () => {
  const { markup } = (await drawn('<h2>You</h2>')) ?? {};
  expect(markup).toMatch(/<h1.*<div id="part-words"><h2>You<\/h2><\/div><div[^>]* role="status">/);
});

test('where the part has drawn nothing, lines stand under that', async () => {
  const { markup } = (await drawn()) ?? {};
  expect(markup).toMatch(/<h1.*role="status"/);
  expect(markup).not.toContain('part-words');
});
