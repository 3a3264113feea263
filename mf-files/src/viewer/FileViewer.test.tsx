import { FILE_UNSCANNED, FILE_WAS_INFECTED, routes, type StoredFile } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileViewer } from './FileViewer';

jest.mock('../annotations/AnnotatedPdf', () => ({
  AnnotatedPdf: ({ url }: { url: string }) => <p>The pages of {url}</p>,
}));

const stored = (id: string, more: Partial<StoredFile> = {}): StoredFile => ({
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

test('a file that is not to be taken away has no download', async () => {
  server.answer(routes.file, stored('a'));
  renderInHost(<FileViewer fileId="a" noDownload />);
  await screen.findByRole('img');
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
});

test('a file that nobody has looked for viruses in yet says so, and is there once somebody has', async () => {
  server.refuse(routes.file, 409, FILE_UNSCANNED, { error: 'unscanned' });
  renderInHost(<FileViewer fileId="a" />);
  await screen.findByText(FILE_UNSCANNED);
  server.answer(routes.file, stored('a'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img')).toBeInTheDocument();
});

test('a file that a virus was found in says that it is gone', async () => {
  server.refuse(routes.file, 410, FILE_WAS_INFECTED, { error: 'infected' });
  renderInHost(<FileViewer fileId="a" />);
  await screen.findByText(FILE_WAS_INFECTED);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('an office file is asked for again until its pages are there', async () => {
  server.answer(routes.file, stored('a', { ext: 'docx', conversion: { state: 'waiting' } }));
  renderInHost(<FileViewer fileId="a" />);
  await screen.findByText('This file is being made ready to be shown');
  server.answer(routes.file, stored('a', { ext: 'docx', conversion: { state: 'ready', url: '/api/file/a/pdf' } }));
  expect(await screen.findByText('The pages of /api/file/a/pdf', {}, { timeout: 5_000 })).toBeInTheDocument();
});
