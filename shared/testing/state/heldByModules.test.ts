import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../../../package.json';
import { heldBy } from './heldByModules';

const house = join(__dirname, '../../..');
const folders = workspaces.filter((name) => /^(host|mf-.+)$/.test(name)).map((app) => `${app}/src`);

/** What modules may hold for as long as the page stands, and why it is nothing that a person has begun or was told. */
const allowed: Readonly<Record<string, string>> = {
  'host/src/federation/askAgain.ts hanging': 'requests for chunks that have not come',
  'host/src/federation/hashes.ts asked': 'how often a chunk was asked for',
  'host/src/federation/hashes.ts hashes': 'the hashes of the builds',
  'host/src/federation/loadedParts.ts addresses': 'where the builds stand',
  'host/src/federation/loadedParts.ts loadTimes': 'how long the parts took to come',
  'host/src/federation/loadedParts.ts manifests': 'the manifests of the builds',
  'host/src/federation/partLoader.ts loaders': 'what loads parts',
  'host/src/first-page/writeFirstPage.ts pages': 'on the server, what everybody may read',
  'host/src/given.ts answers': 'what everybody may read, until it is asked for',
  'host/src/offline/worker/sw.ts slowAt': 'when the network was last too slow',
  'host/src/routes/address.ts heldToken': 'taken from the address before there is a store, dropped by who uses it',
  'host/src/services/useDialogs.ts lastId': 'counts',
  'host/src/services/useToasts.ts lastId': 'counts',
  'host/src/trustedTypes.ts trusted': 'the origins of the builds',
  'mf-exams-payments/src/card-payment/cardScript.ts loading': 'the card provider’s script on its way',
  'mf-files/src/annotations/unsaved.ts wouldLose': 'asks the store each time',
  'mf-files/src/drawing/measure.ts context': 'a canvas to measure letters on',
  'mf-files/src/uploader/storedFiles.ts keeping': 'what is awaited before the next is kept, without what it is',
  'mf-forms/src/drafts/shelf.ts seen': 'random stamps, which tell this tab’s saves from another’s',
  'mf-forms/src/engine/FieldStoreProvider.tsx stores': 'by the form itself, and gone with it',
  'mf-forms/src/outbox/browserOutbox.ts listeners': 'who wants to be called back',
  'mf-forms/src/words/say.ts portuguese': 'what the rules say in Portuguese',
  'shared/platform/store/api.ts bases': 'where the services stand',
  'shared/platform/store/api.ts takeGiven': 'takes what came with the page',
  'shared/platform/ui/usePart.ts brought': 'code that has come',
  'shared/platform/words/language.ts spoken': 'the language of the campus',
};

test('no module of a front end holds what is a person’s: that dies with the session in the store, or with its component', () => {
  const held = [...folders, 'shared/platform'].flatMap((folder) =>
    readdirSync(join(house, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|fake)\.tsx?$/.test(file))
      .flatMap((file) => heldBy(readFileSync(join(house, file), 'utf8')).map((name) => `${file} ${name}`)),
  );
  expect(held.sort()).toEqual(Object.keys(allowed).sort());
});

test.each([
  ['let draft = "";', ['draft']],
  ['export let draft: string | undefined;', ['draft']],
  ['const answers = new Map<string, string>();\nexport const keep = () => answers.set("a", "b");', ['answers']],
  ['export const answers = new Map<string, string>();', ['answers']],
  ['const found: string[] = [];\nexport const find = () => found.push("a");', ['found']],
  ['const last = { current: "" };\nexport const keep = (text: string) => {\n  last.current = text;\n};', ['last']],
  ['const kinds = new Set(["a", "b"]);\nexport const isKind = (kind: string) => kinds.has(kind);', []],
  ['export const kinds: ReadonlySet<string> = new Set(["a"]);', []],
  ['export function count() {\n  let times = 0;\n  return times;\n}', []],
])('what a module holds is found: %j', (source, names) => {
  expect(heldBy(source)).toEqual(names);
});
