import { DRAFT_DAYS, DRAFTS_DATABASE } from '@forms/shared/contract';
import { openDB } from 'idb';
import { freshBrowserStorage, storageDump } from './browserStorage.fake';

const draftOf = (slug: string, who: string) => ({
  slug,
  version: 1,
  journey: 'journey',
  pages: [{ name: 'you', values: { who } }],
});

/** The shelf as another tab has it: its own memory over the same database. */
async function tab() {
  let shelf: typeof import('./shelf') | undefined;
  await jest.isolateModulesAsync(async () => {
    shelf = await import('./shelf');
  });
  if (!shelf) throw new Error('The shelf was not loaded');
  return shelf;
}

beforeEach(freshBrowserStorage);

test('a draft comes back as it was kept, in another tab too', async () => {
  const { keepDraft, findDraft } = await tab();
  expect(await findDraft('tuition')).toBeUndefined();
  const { savedAt } = await keepDraft(draftOf('tuition', 'Zoë'));
  expect(await findDraft('tuition')).toEqual({ ...draftOf('tuition', 'Zoë'), savedAt });
  const other = await tab();
  expect(await other.findDraft('tuition')).toEqual({ ...draftOf('tuition', 'Zoë'), savedAt });
  expect(await other.findDraft('exams')).toBeUndefined();
});

test('what is kept is ciphertext, under a key that no script reads out', async () => {
  const { keepDraft } = await tab();
  await keepDraft(draftOf('tuition', 'Zoë in clear'));
  expect(await storageDump()).toContain('tuition');
  expect(await storageDump()).not.toMatch(/in clear|version/);
  const db = await openDB(DRAFTS_DATABASE);
  const [key] = await db.getAll('keys');
  db.close();
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('with the last draft goes everything, the key too', async () => {
  const { keepDraft, removeDraft, findDraft } = await tab();
  await keepDraft(draftOf('tuition', 'Zoë'));
  await keepDraft(draftOf('exams', 'Ana'));
  await removeDraft('tuition');
  expect(await findDraft('tuition')).toBeUndefined();
  expect((await findDraft('exams'))?.pages).toEqual(draftOf('exams', 'Ana').pages);
  await removeDraft('exams');
  expect(await indexedDB.databases()).toEqual([]);
  await keepDraft(draftOf('exams', 'Ana again'));
  expect((await findDraft('exams'))?.pages).toEqual(draftOf('exams', 'Ana again').pages);
});

test('of two tabs the newest wins, and is told what it replaced', async () => {
  const [first, second] = [await tab(), await tab()];
  expect((await first.keepDraft(draftOf('tuition', 'first'))).replaced).toBeUndefined();
  expect((await first.keepDraft(draftOf('tuition', 'first again'))).replaced).toBeUndefined();
  expect((await second.keepDraft(draftOf('tuition', 'second'))).replaced?.pages).toEqual(
    draftOf('tuition', 'first again').pages,
  );
  expect((await second.keepDraft(draftOf('tuition', 'second again'))).replaced).toBeUndefined();
  expect((await first.keepDraft(draftOf('tuition', 'third'))).replaced?.pages).toEqual(
    draftOf('tuition', 'second again').pages,
  );
});

test('a tab that has read a draft replaces it without a word', async () => {
  const [first, second] = [await tab(), await tab()];
  await first.keepDraft(draftOf('tuition', 'first'));
  await second.findDraft('tuition');
  expect((await second.keepDraft(draftOf('tuition', 'second'))).replaced).toBeUndefined();
});

test('what one tab sends does not remove what another has kept since', async () => {
  const [first, second] = [await tab(), await tab()];
  await first.keepDraft(draftOf('tuition', 'first'));
  await second.keepDraft(draftOf('tuition', 'second'));
  await first.removeDraft('tuition');
  expect((await second.findDraft('tuition'))?.pages).toEqual(draftOf('tuition', 'second').pages);
});

test('a database that is taken away under an open form is begun anew', async () => {
  const { keepDraft, findDraft } = await tab();
  await keepDraft(draftOf('tuition', 'before'));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DRAFTS_DATABASE).onsuccess = resolve;
  });
  await keepDraft(draftOf('tuition', 'after'));
  expect((await findDraft('tuition'))?.pages).toEqual(draftOf('tuition', 'after').pages);
});

test('a draft is gone after its time', async () => {
  await (await tab()).keepDraft(draftOf('tuition', 'old'));
  const later = Date.now() + DRAFT_DAYS * 24 * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await (await tab()).findDraft('tuition')).toBeUndefined();
  expect(await storageDump()).not.toContain('tuition');
  jest.restoreAllMocks();
});

test('a draft whose key is lost counts as none', async () => {
  await (await tab()).keepDraft(draftOf('tuition', 'locked'));
  const db = await openDB(DRAFTS_DATABASE);
  await db.clear('keys');
  db.close();
  expect(await (await tab()).findDraft('tuition')).toBeUndefined();
});
