import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { partFiles } from './partFiles';

const manifest = {
  metaData: {
    remoteEntry: { name: 'remoteEntry.1.js' },
    integrity: { 'remoteEntry.1.js': 'sha384-e', 'form.1.js': 'sha384-f', 'form.1.css': 'sha384-c' },
  },
  exposes: [
    {
      name: 'FormPage',
      assets: { js: { sync: ['form.1.js'], async: ['later.js'] }, css: { sync: ['form.1.css'], async: [] } },
    },
    { name: 'Outbox', assets: { js: { sync: ['outbox.js'], async: [] }, css: { sync: [], async: [] } } },
  ],
};
const line = {
  manifest: '/remotes/mf-forms/mf-manifest.json',
  contract: '^3.0.0',
  integrity: `sha384-${'m'.repeat(64)}`,
};
const get = async (path: string, integrity?: string) =>
  path === line.manifest && integrity === line.integrity ? manifest : undefined;

test('a part begins with its entry, its style sheet and its scripts, each of its hash', async () => {
  expect(await partFiles('mf-forms/FormPage', { 'mf-forms': line }, get)).toEqual([
    { address: '/remotes/mf-forms/remoteEntry.1.js', integrity: 'sha384-e' },
    { address: '/remotes/mf-forms/form.1.css', integrity: 'sha384-c' },
    { address: '/remotes/mf-forms/form.1.js', integrity: 'sha384-f' },
  ]);
});

test.each<[string, RemoteRegistry]>([
  ['that nobody serves', {}],
  ['without a hash', { 'mf-forms': { ...line, integrity: undefined } }],
  ['of another manifest', { 'mf-forms': { ...line, integrity: `sha384-${'o'.repeat(64)}` } }],
])('of a remote %s nothing is fetched ahead', async (_, lines) => {
  expect(await partFiles('mf-forms/FormPage', lines, get)).toEqual([]);
});
