import { type ListedFile, routes, type StoredFile } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileViewer } from './FileViewer';

jest.mock('./pdf/PdfView', () => ({ PdfView: ({ url }: { url: string }) => <p>The pages of {url}</p> }));

const listed = (id: string): ListedFile => ({
  id,
  name: `${id}.png`,
  title: `Picture ${id}`,
  ext: 'png',
  extension: 'png',
  size: 10,
  fileType: 'image',
  contentType: 'other',
  locked: false,
  visible: true,
  uploadedAt: '2026-11-03T12:00:00.000Z',
  url: `/api/file/${id}/content`,
});
const stored = (id: string, more: Partial<StoredFile> = {}): StoredFile => ({
  ...listed(id),
  fileData: '',
  conversion: { state: 'none' },
  annotations: [],
  ...more,
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

function List() {
  const [id, setId] = useState('a');
  return <FileViewer fileId={id} files={[listed('a'), listed('b')]} onNavigate={setId} />;
}

test('the files of a list follow each other, and at its ends a dialog says so', async () => {
  server.answer(routes.file, ({ params }) => stored(params.id ?? ''));
  const services = fakeServices();
  renderInHost(<List />, { services });
  await screen.findByRole('img', { name: 'Picture a' });
  await userEvent.click(screen.getByRole('button', { name: 'Previous file' }));
  expect(services.popup).toHaveBeenLastCalledWith({
    title: 'First file',
    message: 'This is the first file in the list',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Next file' }));
  expect(await screen.findByRole('img', { name: 'Picture b' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next file' }));
  expect(services.popup).toHaveBeenLastCalledWith({ title: 'Last file', message: 'This is the last file in the list' });
});

test('from a file that is not found the others can still be reached', async () => {
  server.refuse(routes.file, 404, 'File ID not valid');
  renderInHost(<List />);
  expect(await screen.findByText('The file has not been found')).toBeInTheDocument();
  server.answer(routes.file, ({ params }) => stored(params.id ?? ''));
  await userEvent.click(screen.getByRole('button', { name: 'Next file' }));
  expect(await screen.findByRole('img', { name: 'Picture b' })).toBeInTheDocument();
});

test('a file that is not to be taken away has no download', async () => {
  server.answer(routes.file, stored('a'));
  renderInHost(<FileViewer fileId="a" noDownload />);
  await screen.findByRole('img');
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
});

test('an office file is asked for again until its pages are there', async () => {
  server.answer(routes.file, stored('a', { ext: 'docx', conversion: { state: 'waiting' } }));
  renderInHost(<FileViewer fileId="a" />);
  await screen.findByText('This file is being made ready to be shown');
  server.answer(routes.file, stored('a', { ext: 'docx', conversion: { state: 'ready', url: '/api/file/a/pdf' } }));
  expect(await screen.findByText('The pages of /api/file/a/pdf', {}, { timeout: 5_000 })).toBeInTheDocument();
});
