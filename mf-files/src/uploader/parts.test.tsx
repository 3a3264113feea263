import { type FileAnswer, PART_BYTES, UPLOAD_OVER } from '@forms/shared/contract';
import { renderInHost } from '@forms/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FakeRequest, requestAt, withFakeRequests } from './FakeRequest';
import Uploader from './Uploader';

withFakeRequests();

const application = { link: 'a-link-to-an-application', document: 'photo-id' };
const size = 2 * PART_BYTES + 500;
const scan = (name = 'scan.pdf') => new File([new Uint8Array(size)], name, { lastModified: 1_700_000_000_000 });

function Page() {
  const [files, setFiles] = useState<FileAnswer[]>([]);
  return (
    <>
      <span id="label">Passport</span>
      <Uploader labelledBy="label" value={files} onChange={setFiles} application={application} />
    </>
  );
}
function show() {
  const { unmount } = renderInHost(<Page />);
  const user = userEvent.setup();
  return {
    user,
    unmount,
    choose: (...files: File[]) => user.upload(screen.getByLabelText('Passport Choose files'), files),
  };
}
const last = () => requestAt(FakeRequest.all.length - 1);
const partSent = (request: FakeRequest) => (request.field('file') as File | null)?.size;
const cut = () => last().answer(0, {});
const lineIsBack = () => act(async () => void window.dispatchEvent(new Event('online')));
const upload = (offset: number) => ({ id: 'u1', offset });
const addresses = () => FakeRequest.all.map(({ address }) => address.replace(/^.*\/api/, ''));
const beginning = '/application/document/begin';

test('a large file is sent in parts, whose progress is said in words, and is whole only once the server has made one of it', async () => {
  const { choose } = show();
  await choose(scan());
  expect(JSON.parse(String(last().sent))).toEqual({
    ...application,
    key: expect.stringMatching(/^[0-9a-f]{8}-2097652-1700000000000$/),
    name: 'scan.pdf',
    size,
  });
  await last().answer(200, upload(0));
  expect(partSent(last())).toBe(PART_BYTES);
  last().progress(1, 2);
  expect(screen.getByText('24%: 512 kb of 2 mb')).toBeVisible();
  await last().answer(200, upload(PART_BYTES));
  await last().answer(200, upload(2 * PART_BYTES));
  expect(partSent(last())).toBe(500);
  await last().answer(200, upload(size));
  expect(screen.getByText('Checking')).toBeVisible();
  expect([last().field('upload'), last().field('name'), last().field('link')]).toEqual([
    ...['u1', 'scan.pdf', application.link],
  ]);
  await last().answer(201, { id: '7' });
  expect(screen.getByRole('status')).toHaveTextContent('scan.pdf uploaded');
  expect(addresses()).toEqual([
    beginning,
    ...[0, PART_BYTES, 2 * PART_BYTES].map((start) => `/upload/u1/part/${start}`),
    '/application/document',
  ]);
});

test('when the line is cut it waits, says so, and goes on with the part that was on its way', async () => {
  const { choose } = show();
  await choose(scan());
  await last().answer(200, upload(0));
  await last().answer(200, upload(PART_BYTES));
  await cut();
  expect(screen.getByText('Waiting for the connection. It then goes on by itself.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('scan.pdf is waiting for the connection');
  await lineIsBack();
  await last().answer(200, upload(PART_BYTES));
  expect(addresses().slice(2)).toEqual([`/upload/u1/part/${PART_BYTES}`, beginning, `/upload/u1/part/${PART_BYTES}`]);
});

test('an answer that was lost when all had come is asked for again, and nothing is sent twice', async () => {
  const { choose } = show();
  await choose(scan());
  await last().answer(200, upload(2 * PART_BYTES));
  await last().answer(200, upload(size));
  await cut();
  await lineIsBack();
  expect(last().address).toMatch(/\/application\/document$/);
  expect(last().field('upload')).toBe('u1');
  await last().answer(201, { id: '7' });
  expect(screen.getByRole('status')).toHaveTextContent('scan.pdf uploaded');
});

test('an upload that the server has no longer begins again', async () => {
  const { choose } = show();
  await choose(scan());
  await last().answer(200, upload(PART_BYTES));
  await last().answer(404, { error: 'upload-over', message: UPLOAD_OVER, requestId: '1' });
  await lineIsBack();
  await last().answer(200, { id: 'u2', offset: 0 });
  expect(last().address).toMatch(/\/upload\/u2\/part\/0$/);
});

test('what the server refuses is not tried again by itself', async () => {
  const { choose } = show();
  await choose(scan());
  await last().answer(409, { error: 'too-many', message: 'No more than 10 files.', requestId: '1' });
  expect(screen.getByText('No more than 10 files.')).toBeVisible();
  expect(FakeRequest.all).toHaveLength(1);
});

test('given up it goes from the server; left behind with the page it stays there and goes on when the file is chosen again', async () => {
  const { choose, user, unmount } = show();
  await choose(scan(), scan('other.pdf'));
  await requestAt(0).answer(200, upload(0));
  await user.click(screen.getByRole('button', { name: 'Cancel scan.pdf' }));
  expect([last().method, last().address]).toEqual(['DELETE', expect.stringMatching(/\/upload\/u1$/)]);
  const before = FakeRequest.all.length;
  unmount();
  expect(FakeRequest.all).toHaveLength(before);
  await show().choose(scan('other.pdf'));
  expect(JSON.parse(String(last().sent))).toMatchObject({ key: JSON.parse(String(requestAt(1).sent)).key });
});

test('without a line nothing is tried: it begins once there is one', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { choose } = show();
  await choose(new File(['%PDF'], 'small.pdf'));
  expect(FakeRequest.all).toEqual([]);
  expect(screen.getByText('Waiting for the connection. It then goes on by itself.')).toBeVisible();
  jest.restoreAllMocks();
  await lineIsBack();
  expect(last().field('link')).toBe(application.link);
});
