import { filesOfPage } from './filesOfPage';

const remote = (file: string) => `https://remotes.example.org/mf-forms/${file}`;
const part = (name: string) => ({
  assets: { js: { sync: [`${name}.1.js`], async: [`${name}.2.js`] }, css: { sync: [`${name}.1.css`], async: [] } },
});
const manifest = async () => ({ exposes: [part('FormPage'), part('FormEditor')] });

it('is what was loaded, and what a part that was loaded may load yet, but nothing of another part', async () => {
  const loaded = ['https://forms.example.org/main.js', remote('mf-manifest.json'), remote('FormPage.1.js')];
  expect(await filesOfPage(loaded, manifest)).toEqual([...loaded, remote('FormPage.1.css'), remote('FormPage.2.js')]);
});

it('is what was loaded where a manifest cannot be read', async () => {
  const loaded = [remote('mf-manifest.json'), remote('FormPage.1.js')];
  expect(await filesOfPage(loaded, () => Promise.reject(new Error('no network')))).toEqual(loaded);
});
