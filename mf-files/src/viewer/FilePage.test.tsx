import { ACCESS_DENIED, FILE_ID_NOT_VALID, FILE_NOT_FOUND, routes, type StoredFile } from '@forms/shared/contract';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import FilePage, { bring } from './FilePage';

// pdf.js draws on a canvas, which a test without a browser has not: what a PDF looks like is a browser test's affair.
jest.mock('../views/pdf/PdfView', () => ({
  PdfView: ({ url, actions }: { url: string; actions: ReactNode }) => (
    <p>
      The pages of {url} {actions}
    </p>
  ),
}));

const passport: StoredFile = {
  id: 'abc',
  name: 'scan 12.pdf',
  title: 'Passport',
  ext: 'pdf',
  extension: 'pdf',
  size: 1_572_864,
  fileType: 'doc',
  contentType: 'idDoc',
  locked: false,
  visible: true,
  uploadedAt: '2026-11-03T12:00:00.000Z',
  fileData: '',
  conversion: { state: 'none' },
  annotations: [],
  url: '/api/file/abc/content',
};

const notFound = { title: FILE_NOT_FOUND.title, message: FILE_NOT_FOUND.message };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  server.stop();
  speak('en-GB');
});

test('a file says what it is and can be downloaded as it is', async () => {
  server.answer(routes.file, passport);
  const { store } = renderInHost(<FilePage fileId="abc" />);
  const download = await screen.findByRole('link', { name: 'Download' });
  expect(download).toHaveAttribute('href', passport.url);
  expect(download).toHaveAttribute('download', 'scan 12.pdf');
  expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
    'scan 12.pdf',
    'PDF',
    '1.5 mb',
    'Uploaded 3rd November 2026',
  ]);
  expect(store.getState().app.pageTitle).toBe('Passport');
});

test('at Lisbon a file’s page speaks Portuguese, of one that is not there too', async () => {
  speak('pt-PT');
  await bring('pt-PT');
  server.answer(routes.file, passport);
  const { unmount } = renderInHost(<FilePage fileId="abc" />);
  await screen.findByRole('link', { name: 'Transferir' });
  expect(screen.getByText('Enviado em 3 de novembro de 2026')).toBeInTheDocument();
  unmount();

  server.refuse(routes.file, 404, FILE_ID_NOT_VALID);
  const popup = jest.fn();
  const { store } = renderInHost(<FilePage fileId="none" />, { services: fakeServices({ popup }) });
  expect(await screen.findByText('O ficheiro não foi encontrado')).toBeInTheDocument();
  expect(popup).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ficheiro não encontrado' }));
  expect(store.getState().app).toMatchObject({ pageTitle: 'Ficheiro não encontrado', pageLanguage: 'pt-PT' });
});

test('a file without a title goes by its name', async () => {
  server.answer(routes.file, { ...passport, title: '' });
  const { store } = renderInHost(<FilePage fileId="abc" />);
  await screen.findByRole('link', { name: 'Download' });
  expect(store.getState().app.pageTitle).toBe('scan 12.pdf');
  expect(screen.queryByText('scan 12.pdf')).not.toBeInTheDocument();
});

test('a PDF is shown from its address, and its bytes are not asked for a second time', async () => {
  server.answer(routes.file, passport);
  renderInHost(<FilePage fileId="abc" />);
  expect(await screen.findByText('The pages of /api/file/abc/content')).toBeInTheDocument();
  expect(server.heard.map(({ params, query }) => ({ ...params, ...query }))).toEqual([{ id: 'abc', data: 'none' }]);
});

test('a picture is shown with its title as its words', async () => {
  server.answer(routes.file, { ...passport, ext: 'png', fileType: 'image' });
  renderInHost(<FilePage fileId="abc" />);
  expect(await screen.findByRole('img', { name: 'Passport' })).toHaveAttribute('src', passport.url);
});

test('a picture that does not load says so and can be tried again', async () => {
  server.answer(routes.file, { ...passport, ext: 'jpg', fileType: 'image' });
  renderInHost(<FilePage fileId="abc" />);
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByText('This picture could not be shown')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'Passport' })).toBeInTheDocument();
});

test('an office file that this site cannot turn into pages says that it must be downloaded', async () => {
  server.answer(routes.file, { ...passport, ext: 'docx', conversion: { state: 'unavailable' } });
  renderInHost(<FilePage fileId="abc" />);
  expect(await screen.findByText('Office files cannot be shown here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download' })).toBeInTheDocument();
});

test('a file that is not there: a dialog says so, and so does the page', async () => {
  server.refuse(routes.file, 404, FILE_ID_NOT_VALID);
  const services = fakeServices();
  const { store } = renderInHost(<FilePage fileId="nope" />, { services });
  expect(await screen.findByText('The file has not been found')).toBeInTheDocument();
  expect(store.getState().app.pageTitle).toBe('File not found');
  expect(services.popup).toHaveBeenCalledTimes(1);
  expect(services.popup).toHaveBeenCalledWith(notFound);
  expect(services.requestError).not.toHaveBeenCalled();
});

test('a 201 stands for a file that is not there', async () => {
  server.refuse(routes.file, 201, '');
  const services = fakeServices();
  renderInHost(<FilePage fileId="abc" />, { services });
  expect(await screen.findByText('The file has not been found')).toBeInTheDocument();
  expect(services.popup).toHaveBeenCalledWith(notFound);
});

test('a file that is somebody else’s: a dialog says so, and nothing of the file is shown', async () => {
  server.refuse(routes.file, 402, 'Not your file');
  const services = fakeServices();
  renderInHost(<FilePage fileId="abc" />, { services });
  expect(await screen.findByText(ACCESS_DENIED.message)).toBeInTheDocument();
  expect(services.popup).toHaveBeenCalledWith(ACCESS_DENIED);
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
});

test('any other failure is told by the host, and the file can be asked for again', async () => {
  server.refuse(routes.file, 503, 'Network busy');
  const services = fakeServices();
  renderInHost(<FilePage fileId="abc" />, { services });
  await screen.findByText('The file could not be loaded');
  expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
  server.answer(routes.file, passport);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Download' })).toBeInTheDocument();
  await waitFor(() => expect(services.popup).not.toHaveBeenCalled());
});

test('while a file is on its way the page says so', () => {
  server.hang(routes.file);
  renderInHost(<FilePage fileId="abc" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the file');
});
