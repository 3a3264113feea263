import { FILE_ID_NOT_VALID, FILE_NOT_FOUND, type ListedFile, routes, type StoredFile } from '@forms/shared/contract';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import FilePreview, { bring } from './FilePreview';

const photo: StoredFile = {
  id: 'a',
  name: 'a.png',
  title: 'a',
  ext: 'png',
  extension: 'png',
  size: 2048,
  fileType: 'image',
  contentType: 'other',
  locked: false,
  visible: true,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  url: '/api/file/a/content',
  fileData: '',
  conversion: { state: 'none' },
  annotations: [],
};
const files: ListedFile[] = [photo, { ...photo, id: 'b', name: 'b.png', title: 'b' }];

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.file, ({ params }) => ({ ...photo, ...files.find(({ id }) => id === params.id) }));
});
afterEach(() => server.stop());

function Preview({ first }: { first: string }) {
  const [fileId, setFileId] = useState(first);
  return <FilePreview fileId={fileId} files={files} onNavigate={setFileId} />;
}

function show(first: string) {
  const services = fakeServices();
  const { store } = renderInHost(<Preview first={first} />, { services });
  return { services, store, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

test('from a file to those before and after it; the page behind keeps its title', async () => {
  const { services, store, press } = show('a');
  expect(await screen.findByRole('img', { name: 'a' })).toBeInTheDocument();
  await press('Next file');
  expect(await screen.findByRole('img', { name: 'b' })).toBeInTheDocument();
  await press('Previous file');
  expect(await screen.findByRole('img', { name: 'a' })).toBeInTheDocument();
  expect(services.popup).not.toHaveBeenCalled();
  expect(store.getState().app.pageTitle).toBe('');
});

test.each([
  ['a', 'Previous file', { title: 'First file', message: 'This is the first file in the list' }],
  ['b', 'Next file', { title: 'Last file', message: 'This is the last file in the list' }],
])('past the end of the list, from %s by %s, a dialog says that it is the end', async (first, name, message) => {
  const { services, press } = show(first);
  await screen.findByRole('img', { name: first });
  await press(name);
  expect(services.popup).toHaveBeenCalledWith(message);
  expect(screen.getByRole('img', { name: first })).toBeInTheDocument();
});

test('a file that is not there any more: a dialog says so, and so does the preview; the others are still reached', async () => {
  server.refuse(routes.file, 404, FILE_ID_NOT_VALID);
  const { services, press } = show('a');
  expect(await screen.findByText('The file has not been found')).toBeInTheDocument();
  const { title, message } = FILE_NOT_FOUND;
  expect(services.popup).toHaveBeenCalledWith({ title, message });
  server.answer(routes.file, { ...photo, ...files[1] });
  await press('Next file');
  expect(await screen.findByRole('img', { name: 'b' })).toBeInTheDocument();
});

test('at Lisbon the way to the other files is in Portuguese, and so is its end', async () => {
  speak('pt-PT');
  await bring('pt-PT');
  const { services, press } = show('b');
  await screen.findByRole('img', { name: 'b' });
  await press('Ficheiro seguinte');
  expect(services.popup).toHaveBeenCalledWith({
    title: 'Último ficheiro',
    message: 'Este é o último ficheiro da lista',
  });
  speak('en-GB');
});
