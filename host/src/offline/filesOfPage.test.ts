import { filesOfPage } from './filesOfPage';

const remote = (file: string) => `https://remotes.example.org/mf-forms/${file}`;
const part = (name: string) => ({
  name,
  assets: { js: { sync: [`${name}.1.js`], async: [`${name}.2.js`] }, css: { sync: [`${name}.1.css`], async: [] } },
});
const manifests = new Map([[remote('mf-manifest.json'), { exposes: [part('FormPage'), part('FormEditor')] }]]);

it('is what was loaded, and what a part that was loaded may load yet, but nothing of another part', () => {
  const loaded = ['https://forms.example.org/main.js', remote('mf-manifest.json'), remote('FormPage.1.js')];
  expect([...filesOfPage(loaded, manifests)]).toEqual([...loaded, remote('FormPage.1.css'), remote('FormPage.2.js')]);
});

it('is what was loaded where no remote has come', () => {
  expect([...filesOfPage([remote('FormPage.1.js')], new Map())]).toEqual([remote('FormPage.1.js')]);
});
