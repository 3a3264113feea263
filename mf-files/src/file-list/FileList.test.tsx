import {
  DELETE_QUESTION,
  FILE_LOCKED,
  type FileOfList,
  type ListedFile,
  NO_ENTRIES,
  routes,
} from '@forms/shared/contract';
import type { FileListProps, RemoteModules } from '@forms/shared/platform/remotes';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, fakeServices, pageWith, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FileList, { bring } from './FileList';

const passport: ListedFile = {
  id: 'p',
  name: 'passport.pdf',
  title: 'passport',
  ext: 'pdf',
  extension: 'pdf',
  size: 2048,
  fileType: 'doc',
  contentType: 'idDoc',
  locked: false,
  visible: true,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  url: '/api/file/p/content',
};
const photo: ListedFile = {
  ...passport,
  id: 'f',
  name: 'façade.jpg',
  ext: 'jpg',
  fileType: 'image',
  contentType: 'other',
  locked: true,
  visible: false,
  url: '/api/file/f/content',
};

const report: FileOfList = {
  ...passport,
  of: 'enquiry',
  enquiry: { id: 'e1', reference: 'EX-7K2M9Q', name: 'Ana Sá' },
};
const owner = { entityType: 'enquiry', entityTypeId: '42' } as const;

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.files, [passport, photo]);
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const remotes: Partial<RemoteModules> = {
  'mf-files/Uploader': ({ owner, uploadTypes }) => <p>Uploads for {JSON.stringify({ owner, uploadTypes })}</p>,
  'mf-files/FilePreview': ({ fileId, files = [], onNavigate }) => (
    <>
      <p>
        {fileId} among {files.map(({ id }) => id).join(', ')}
      </p>
      <button type="button" onClick={() => onNavigate?.('f')}>
        To f
      </button>
    </>
  ),
};

async function show(props: FileListProps = {}, services = fakeServices()) {
  renderInHost(<FileList owner={owner} {...props} />, { services, remotes });
  await screen.findByText('passport.pdf');
  return { user: userEvent.setup(), services };
}
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const called = (route: object) => server.heard.filter((heard) => heard.route === route);

test('a file stands with its kind, its format, whether it is locked and visible, and its name', async () => {
  await show();
  expect(titles()).toEqual(['Content type', 'Format', 'Locked', 'Visible', 'File name', 'Size', 'Uploaded', 'Actions']);
  const row = rowOf('passport');
  expect(row.getByText('Identity document')).toBeInTheDocument();
  expect(row.getByText('PDF')).toBeInTheDocument();
  expect(row.getByRole('switch', { name: 'Locked: passport.pdf' })).not.toBeChecked();
  expect(row.getByRole('switch', { name: 'Visible: passport.pdf' })).toBeChecked();
  expect(rowOf('façade').getByText('Image')).toBeInTheDocument();
});

test('a file that is held back, and one that is gone for a virus, say so before their names', async () => {
  const letter: ListedFile = { ...passport, id: 'l', name: 'letter.pdf', held: 'unscanned' };
  const game: ListedFile = { ...passport, id: 'g', name: 'game.pdf', held: 'infected' };
  server.answer(routes.files, [passport, letter, game]);
  await show();
  expect(names()).toEqual(['passport.pdf', 'Being checked: letter.pdf', 'Removed: game.pdf']);
});

test('the files of an enquiry are asked for as such', async () => {
  await show();
  expect(called(routes.files)[0]?.query).toEqual(owner);
});

test('twenty-five files stand on a page', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ ...passport, id: `${at}`, name: `${at} passport.pdf` }));
  server.answer(routes.files, [passport, ...many]);
  await show();
  expect(screen.getByText('1 to 25 of 31')).toBeInTheDocument();
});

test('a content type and a search narrow the list; Refresh asks for it again', async () => {
  const { user } = await show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Content type' }), 'Identity document (1)');
  expect(names()).toEqual(['passport.pdf']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Content type' }), 'Content type: all');
  await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'facade');
  await waitFor(() => expect(names()).toEqual(['façade.jpg']));
  server.answer(routes.files, [{ ...photo, name: 'façade (new).jpg' }]);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('façade (new).jpg')).toBeInTheDocument();
});

test('a list without files says so, and one that did not come says why', async () => {
  server.answer(routes.files, []);
  const { unmount } = renderInHost(<FileList owner={owner} />, { remotes });
  expect(await screen.findByText(NO_ENTRIES)).toBeInTheDocument();
  unmount();
  server.refuse(routes.files, 503, 'The server is being maintained');
  renderInHost(<FileList owner={owner} />, { remotes });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is being maintained');
});

test('a switch turns at once, before the server has answered', async () => {
  const { user } = await show();
  server.hang(routes.lockFile);
  await user.click(screen.getByRole('switch', { name: 'Locked: passport.pdf' }));
  expect(screen.getByRole('switch', { name: 'Locked: passport.pdf' })).toBeChecked();
  server.hang(routes.hideFile);
  await user.click(screen.getByRole('switch', { name: 'Visible: passport.pdf' }));
  expect(screen.getByRole('switch', { name: 'Visible: passport.pdf' })).not.toBeChecked();
  await waitFor(() => expect(called(routes.hideFile)).toMatchObject([{ params: { id: 'p' } }]));
});

test('a switch that is refused turns back, and the host says why', async () => {
  const { user, services } = await show();
  server.refuse(routes.unlockFile, 503, 'Network busy');
  await user.click(screen.getByRole('switch', { name: 'Locked: façade.jpg' }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 })));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Locked: façade.jpg' })).toBeChecked());
});

test('a file is downloaded under its name', async () => {
  const { user } = await show();
  const pressed: (string | null)[][] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push([this.getAttribute('href'), this.download]);
  });
  await user.click(screen.getByRole('button', { name: 'Actions for passport.pdf' }));
  await user.click(screen.getByRole('menuitem', { name: 'Download' }));
  expect(pressed).toEqual([['/api/file/p/content', 'passport.pdf']]);
  click.mockRestore();
});

test('a file is deleted once that was confirmed', async () => {
  const confirm = jest.fn(async () => false);
  const { user } = await show({}, fakeServices({ confirm }));
  const deleteIt = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for passport.pdf' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  };
  await deleteIt();
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: DELETE_QUESTION }));
  expect(called(routes.deleteFile)).toEqual([]);
  confirm.mockResolvedValue(true);
  server.answer(routes.deleteFile, undefined);
  server.answer(routes.files, [photo]);
  await deleteIt();
  await waitFor(() => expect(names()).toEqual(['façade.jpg']));
  expect(called(routes.deleteFile)).toMatchObject([{ params: { id: 'p' } }]);
});

test('a locked file is not deleted, and its Delete says why', async () => {
  const { user, services } = await show();
  await user.click(screen.getByRole('button', { name: 'Actions for façade.jpg' }));
  const item = screen.getByRole('menuitem', { name: `Delete ${FILE_LOCKED}` });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await user.click(item);
  expect(services.confirm).not.toHaveBeenCalled();
});

test.each([
  ['the enquiry', owner],
  ['the staff', undefined],
])('what is uploaded is of the type that was chosen, and becomes a file of %s', async (_whose, whose) => {
  server.answer(routes.allFiles, pageWith([report]));
  const { user } = await show({ owner: whose });
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(items()).toEqual(['Bundle document', 'Identity document', 'Bundle extra', 'Other document']);
  await user.click(screen.getByRole('menuitem', { name: 'Identity document' }));
  expect(await screen.findByRole('dialog', { name: 'Upload: Identity document' })).toHaveTextContent(
    JSON.stringify({ owner: whose ?? { entityType: 'staff' }, uploadTypes: ['idDoc'] }),
  );
});

test('a file opens over the whole window, and leads to the others in the order of the list', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'File name' }));
  await user.click(screen.getByRole('button', { name: 'passport.pdf' }));
  expect(await screen.findByRole('dialog', { name: 'passport.pdf' })).toHaveTextContent('p among f, p');
  await user.click(screen.getByRole('button', { name: 'To f' }));
  expect(screen.getByRole('dialog', { name: 'façade.jpg' })).toHaveTextContent('f among f, p');
});

test('students see their own files that staff show them, and neither lock nor visibility', async () => {
  server.answer(routes.ownFiles, [passport]);
  await show({ studentMode: true });
  expect(titles()).toEqual(['Content type', 'Format', 'File name', 'Size', 'Uploaded', 'Actions']);
  expect(names()).toEqual(['passport.pdf']);
});

test('without toggles, all files stand there, and neither lock nor visibility', async () => {
  await show({ noToggles: true });
  expect(titles()).toEqual(['Content type', 'Format', 'File name', 'Size', 'Uploaded', 'Actions']);
  expect(names()).toHaveLength(2);
});

test('read-only, nothing is added, changed or deleted', async () => {
  const { user } = await show({ readOnly: true });
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(rowOf('façade').getByText('Yes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for passport.pdf' }));
  expect(items()).toEqual(['Download']);
});

test('without downloads a file can only be deleted', async () => {
  const { user } = await show({ noDownload: true });
  await user.click(screen.getByRole('button', { name: 'Actions for passport.pdf' }));
  expect(items()).toEqual(['Delete']);
});

test('without deleting a file can only be downloaded', async () => {
  const { user } = await show({ noDelete: true });
  await user.click(screen.getByRole('button', { name: 'Actions for passport.pdf' }));
  expect(items()).toEqual(['Download']);
});

test('among all files each says whose it is, when it came and how large it is; the server orders and narrows them', async () => {
  const made: FileOfList = { ...passport, id: 'm', size: 5 * 1024 * 1024, of: 'site', enquiry: undefined };
  server.answer(routes.allFiles, pageWith([report, made], { enquiry: 1, site: 1 }));
  renderInHost(<FileList />, { remotes });
  const [first, second] = await screen.findAllByRole('rowheader', { name: 'passport.pdf' });
  const cells = (header: HTMLElement | undefined) =>
    [...(header?.parentElement?.children ?? [])].slice(1, 5).map(({ textContent }) => textContent);
  expect(cells(first)).toEqual(['Ana Sá', 'EX-7K2M9Q', '20 Nov 2026, 10:00', '2 kb']);
  expect(cells(second)).toEqual(['Made by the site', '', '20 Nov 2026, 10:00', '5 mb']);
  expect(screen.getByRole('link', { name: 'EX-7K2M9Q' })).toHaveAttribute('href', '/staff/enquiry/e1');

  await userEvent.click(screen.getByRole('button', { name: 'Size' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Content type' }), 'Identity document');
  await waitFor(() =>
    expect(called(routes.allFiles).at(-1)?.query).toEqual({ size: '25', sort: 'size', contentType: 'idDoc' }),
  );
});

test('a switch in a page of all files turns at once, too', async () => {
  server.answer(routes.allFiles, pageWith([report]));
  const { user } = await show({ owner: undefined });
  server.hang(routes.lockFile);
  await user.click(screen.getByRole('switch', { name: 'Locked: passport.pdf' }));
  expect(screen.getByRole('switch', { name: 'Locked: passport.pdf' })).toBeChecked();
});

test('a candidate at Lisbon reads their files, and how a list is searched, ordered and turned, in Portuguese', async () => {
  speak('pt-PT');
  await bring('pt-PT');
  server.answer(routes.ownFiles, [passport]);
  const { user } = await show({ studentMode: true, readOnly: true });
  expect(screen.getByRole('columnheader', { name: 'Nome do ficheiro' })).toBeVisible();
  expect(screen.getByText('Documento de identificação')).toBeVisible();
  expect(screen.getByText('1 a 1 de 1')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Linhas por página' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Procurar em ficheiros' }), 'nada');
  expect(await screen.findByRole('button', { name: 'Limpar a procura e os filtros' })).toBeVisible();
  speak('en-GB');
});
