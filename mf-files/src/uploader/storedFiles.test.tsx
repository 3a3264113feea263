import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { type FileAnswer, PART_BYTES } from '@forms/shared/contract';
import { renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FakeRequest, requestAt, withFakeRequests } from './FakeRequest';
import { storedFiles, storedRefusals, storeRefusals } from './storedFiles';
import Uploader from './Uploader';

withFakeRequests();
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  // What jsdom lacks of a file.
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});

interface Application {
  link: string;
  document: string;
}
let applicants = 0;
const applicant = (): Application => ({ link: `a-link-to-an-application-${++applicants}`, document: 'photo-id' });
const size = PART_BYTES + 500;
const photograph = (name: string) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg', lastModified: 1_700_000_000_000 });

/** The private page, with what the server has of the document. */
function Page({ application, there }: { application: Application; there: FileAnswer[] }) {
  const [files, setFiles] = useState(there);
  return (
    <>
      <span id="label">Passport</span>
      <Uploader labelledBy="label" value={files} onChange={setFiles} application={application} camera />
    </>
  );
}
const open = (application: Application, there: FileAnswer[] = []) =>
  renderInHost(<Page application={application} there={there} />);
const takes = (file: File) => userEvent.upload(screen.getByLabelText('Passport Take a photograph'), file);
const last = () => requestAt(FakeRequest.all.length - 1);
const ownerOf = ({ link, document }: Application) => `${link} ${document}`;
const until = (holds: () => Promise<boolean>) => waitFor(async () => expect(await holds()).toBe(true));
const isStored = async (application: Application) => (await storedFiles(ownerOf(application))).length > 0;

test('a photograph that was on its way when the page was loaded anew goes on by itself with the part that was missing', async () => {
  const mine = applicant();
  const { unmount } = open(mine);
  await takes(photograph('passport.jpg'));
  const first = JSON.parse(String(last().sent));
  await last().answer(200, { id: 'u1', offset: 0 });
  await until(() => isStored(mine));
  unmount();
  const before = FakeRequest.all.length;

  open(mine);
  expect(await screen.findByRole('button', { name: 'Cancel passport.jpg' })).toBeVisible();
  await until(async () => FakeRequest.all.length > before);
  expect(JSON.parse(String(last().sent))).toEqual(first);
  await last().answer(200, { id: 'u1', offset: PART_BYTES });
  await last().answer(200, { id: 'u1', offset: size });
  await last().answer(201, { id: '7' });
  expect(screen.getByRole('status')).toHaveTextContent('passport.jpg uploaded');
  await until(async () => !(await isStored(mine)));
});

test('what has arrived though its answer was lost is not sent twice, and others’ files are left alone', async () => {
  const [mine, theirs] = [applicant(), applicant()];
  for (const each of [mine, theirs]) {
    const { unmount } = open(each);
    await takes(photograph('card.jpg'));
    await until(() => isStored(each));
    unmount();
  }
  const before = FakeRequest.all.length;
  open(mine, [{ id: '7', name: 'card.jpg', size }]);
  await until(async () => !(await isStored(mine)));
  expect(FakeRequest.all).toHaveLength(before);
  expect(await isStored(theirs)).toBe(true);
});

test('what is given up or refused is forgotten here, too', async () => {
  const mine = applicant();
  open(mine);
  await takes(photograph('first.jpg'));
  await until(() => isStored(mine));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel first.jpg' }));
  await until(async () => !(await isStored(mine)));
  await takes(photograph('second.jpg'));
  await until(() => isStored(mine));
  await last().answer(422, { error: 'type-mismatch', message: 'It is none.', requestId: '1' });
  await until(async () => !(await isStored(mine)));
});

test('nothing of it can be read in the browser, nor what it is kept longer than the server has its parts', async () => {
  const mine = applicant();
  const { unmount } = open(mine);
  await takes(photograph('sealed.jpg'));
  await until(() => isStored(mine));
  unmount();
  const rows = await new Promise<unknown[]>((resolve) => {
    indexedDB.open('forms-files').onsuccess = ({ target }) => {
      const { result: db } = target as IDBOpenDBRequest;
      db.transaction('files').objectStore('files').getAll().onsuccess = ({ target: found }) => {
        db.close();
        resolve((found as IDBRequest<unknown[]>).result);
      };
    };
  });
  expect(JSON.stringify(rows)).not.toMatch(/sealed\.jpg|a-link-to/);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 60 * 60_000);
  expect(await isStored(mine)).toBe(false);
  jest.restoreAllMocks();
});

test('why a file was refused is still said after the page was loaded anew, until others are chosen', async () => {
  const mine = applicant();
  let page = open(mine);
  await userEvent.upload(
    screen.getByLabelText('Passport Take a photograph'),
    new File(['x'], 'run.exe', { type: 'application/x-msdownload' }),
    { applyAccept: false },
  );
  const ofType = 'run.exe is not a standard image, pdf, or document file.';
  expect(screen.getByText(ofType)).toBeVisible();
  await until(async () => (await storedRefusals(ownerOf(mine))).length === 1);
  page.unmount();
  page = open(mine);
  expect(await screen.findByText(ofType)).toBeVisible();

  await takes(new File(['%PDF'], 'passport.jpg', { type: 'image/jpeg' }));
  await last().answer(422, { error: 'type-mismatch', message: 'It cannot be opened.', requestId: '1' });
  expect(screen.getByText('It cannot be opened.')).toBeVisible();
  const ofServer = 'passport.jpg was not uploaded. It cannot be opened.';
  await until(async () => (await storedRefusals(ownerOf(mine))).some(({ message }) => message === ofServer));
  page.unmount();
  page = open(mine);
  expect(await screen.findByText(ofServer)).toBeVisible();
  expect(screen.queryByText(ofType)).not.toBeInTheDocument();

  await takes(new File(['x'], 'again.jpg', { type: 'image/jpeg' }));
  await last().answer(201, { id: '8' });
  expect(screen.queryByText(ofServer)).not.toBeInTheDocument();
  await until(async () => (await storedRefusals(ownerOf(mine))).length === 0);
  page.unmount();
});

test('what is over stays over, though why it was refused was just being kept', async () => {
  const owner = ownerOf(applicant());
  await Promise.all([storeRefusals(owner, [{ message: 'It cannot be opened.' }]), storeRefusals(owner, [])]);
  expect(await storedRefusals(owner)).toEqual([]);
});

/** A field of a form, whose unfinished answers keep what stands in it. */
function FormField({ session, draft }: { session: string; draft: { files: FileAnswer[] } }) {
  const [files, setFiles] = useState(draft.files);
  draft.files = files;
  return (
    <>
      <span id="label">Passport</span>
      <Uploader labelledBy="label" value={files} onChange={setFiles} session={session} />
    </>
  );
}

test('a form’s field says why a file was refused after it was loaded anew, in the file’s own place where it stands in the answer, until it is taken out', async () => {
  const session = 'a-secret-word-of-this-filling-in-passport';
  const draft: { files: FileAnswer[] } = { files: [] };
  const draw = () => renderInHost(<FormField session={session} draft={draft} />);
  let form = draw();
  const chooses = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText('Passport Choose files'), files, { applyAccept: false });
  await chooses(
    new File(['x'], 'run.exe', { type: 'application/x-msdownload' }),
    new File(['x'], 'picture.png', { type: 'image/png' }),
  );
  await last().answer(422, { error: 'type-mismatch', message: 'It is none.', requestId: '1' });
  await until(async () => (await storedRefusals(session)).length === 2);
  form.unmount();

  form = draw();
  expect(await screen.findByText('run.exe is not a standard image, pdf, or document file.')).toBeVisible();
  const line = screen.getByRole('listitem', { name: (_, item) => item.textContent?.includes('Remove') ?? false });
  expect(line).toHaveTextContent('picture.png was not uploaded. It is none.');
  expect(screen.getAllByText(/It is none\./)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture.png' }));
  await until(async () => (await storedRefusals(session)).length === 1);
  form.unmount();
  draw();
  expect(await screen.findByText(/^run\.exe is not/)).toBeVisible();
  expect(screen.queryByText(/It is none\./)).not.toBeInTheDocument();
});

test('a page that was loaded anew while its camera was open says so, once; after a photograph or none it does not', async () => {
  const mine = applicant();
  const camera = () => screen.getByLabelText('Passport Take a photograph');
  const notice = () => screen.queryByText('The page was loaded anew while the camera was open');
  let page = open(mine);
  fireEvent.click(camera());
  page.unmount();
  page = open(mine);
  expect(notice()).toBeVisible();
  page.unmount();
  page = open(mine);
  expect(notice()).toBeNull();
  fireEvent.click(camera());
  fireEvent(camera(), new Event('cancel'));
  page.unmount();
  open(mine);
  expect(notice()).toBeNull();
});
