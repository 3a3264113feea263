import {
  DELETE_QUESTION,
  type FileAnswer,
  routes,
  UPLOAD_SESSION,
  UPLOAD_SESSION_HEADER,
  uploadedFile,
} from '@forms/shared/contract';
import type { UploaderProps } from '@forms/shared/platform/remotes';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FakeRequest, requestAt, withFakeRequests } from './FakeRequest';
import Uploader, { bring } from './Uploader';

withFakeRequests();
const request = requestAt;
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

/** A form that holds the uploader's answer. */
function Form({ onHeld, ...props }: Partial<UploaderProps> & { onHeld(files: readonly FileAnswer[]): void }) {
  const [value, setValue] = useState(props.value ?? []);
  onHeld(value);
  return (
    <>
      <span id="label">Passport</span>
      <Uploader labelledBy="label" {...props} value={value} onChange={setValue} />
    </>
  );
}

function show(props: Partial<UploaderProps> = {}, services = fakeServices()) {
  let held: readonly FileAnswer[] = [];
  const onHeld = (files: readonly FileAnswer[]) => {
    held = files;
  };
  renderInHost(<Form {...props} onHeld={onHeld} />, { services });
  const user = userEvent.setup({ applyAccept: false });
  const choose = (...files: File[]) => user.upload(screen.getByLabelText('Passport Choose files'), files);
  return { user, services, choose, held: () => held };
}

test('several files are chosen at once, sent with their type, and held by the id that the server gave', async () => {
  const { choose, held } = show({ uploadTypes: ['idDoc'] });
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  expect(request(0).field('uploadType')).toBe('idDoc');
  request(0).progress(1, 4);
  expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveAttribute('value', '0.25');
  expect(screen.getByText('25%')).toBeVisible();
  await request(0).answer(201, { id: '1' });
  await request(1).answer(201, { id: '2' });
  expect(held()).toEqual([
    { id: '1', name: 'a.pdf', size: 4 },
    { id: '2', name: 'b.pdf', size: 4 },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('b.pdf uploaded');
});

test('at Lisbon it speaks Portuguese, refusals too, and asks the server for its own in Portuguese', async () => {
  speak('pt-PT');
  await bring('pt-PT');
  const toast = jest.fn();
  let headers: Record<string, string> = {};
  jest.spyOn(FakeRequest.prototype, 'setRequestHeader').mockImplementation((name: string, value: string) => {
    headers = { ...headers, [name]: value };
  });
  renderInHost(<Form onHeld={() => undefined} />, { services: fakeServices({ toast }) });
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText('Passport Escolher ficheiros'), file);
  await choose(new File(['x'], 'run.exe'));
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'run.exe não é uma imagem, um PDF ou um documento de um tipo aceite.' }),
  );
  await choose(pdf('a.pdf'));
  expect(headers).toMatchObject({ 'Accept-Language': 'pt-PT' });
  expect(screen.getByRole('progressbar', { name: 'A carregar a.pdf' })).toBeInTheDocument();
  speak('en-GB');
});

test('what one uploader sends shares one total on the server', async () => {
  const { choose } = show();
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  const sessions = [0, 1].map((at) => String(request(at).field('session')));
  expect(sessions[0]).toMatch(UPLOAD_SESSION);
  expect(sessions[1]).toBe(sessions[0]);
});

test('files are dropped and pasted too', async () => {
  const { held } = show();
  const hint = screen.getByText('or drop or paste them here');
  await act(async () => fireEvent.drop(hint, { dataTransfer: { files: [pdf('dropped.pdf')] } }));
  await act(async () => fireEvent.paste(hint, { clipboardData: { files: [pdf('pasted.pdf')] } }));
  expect(held().map(({ name }) => name)).toEqual(['dropped.pdf', 'pasted.pdf']);
});

test('a file on its way can be given up, and nothing of it stays', async () => {
  const { user, choose, held } = show();
  await choose(pdf('a.pdf'));
  expect(held()).toEqual([{ pending: expect.any(String), name: 'a.pdf', size: 4 }]);
  await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
  expect(request(0).isAborted).toBe(true);
  expect(held()).toEqual([]);
  expect(screen.getByLabelText('Passport Choose files')).toHaveFocus();
});

test('a refused file says why in the server’s words and can be tried again', async () => {
  const { user, choose, held } = show();
  await choose(pdf('a.pdf'));
  await request(0).answer(422, { error: 'x', message: 'File type does not match extension', requestId: '1' });
  const line = within(screen.getByRole('listitem'));
  expect(line.getByText('File type does not match extension')).toBeVisible();
  expect(held()).toEqual([expect.objectContaining({ name: 'a.pdf', stopped: true })]);
  await user.click(line.getByRole('button', { name: 'Try again a.pdf' }));
  expect(held()).toEqual([{ pending: expect.any(String), name: 'a.pdf', size: 4 }]);
  await request(1).answer(201, { id: '7' });
  expect(held()).toEqual([{ id: '7', name: 'a.pdf', size: 4 }]);
});

test('why the server refused a file is brought into sight, but not away from somebody who went on to write elsewhere', async () => {
  const brought = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  const { choose } = show();
  const refuse = (at: number) =>
    request(at).answer(422, { error: 'x', message: 'File type does not match extension', requestId: '1' });
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  await refuse(0);
  const [first] = screen.getAllByText('File type does not match extension');
  expect(brought.mock.contexts).toEqual([first]);
  const elsewhere = document.body.appendChild(document.createElement('textarea'));
  elsewhere.focus();
  await refuse(1);
  expect(screen.getAllByText('File type does not match extension')).toHaveLength(2);
  expect(brought).toHaveBeenCalledTimes(1);
  // Dropped from there, it is what that person waits for.
  await act(async () =>
    fireEvent.drop(screen.getByText('or drop or paste them here'), { dataTransfer: { files: [pdf('c.pdf')] } }),
  );
  elsewhere.focus();
  await refuse(2);
  expect(brought).toHaveBeenCalledTimes(2);
  elsewhere.remove();
});

test('an upload that breaks off says so', async () => {
  const { choose } = show();
  await choose(pdf('a.pdf'));
  await act(async () => request(0).abort());
  expect(within(screen.getByRole('listitem')).getByText(/The upload broke off/)).toBeVisible();
});

test('what may not be added is refused for five seconds each, a wrong type with Details; the rest goes on', async () => {
  const toast = jest.fn();
  const { choose, services, held } = show({}, fakeServices({ toast }));
  const film = pdf('film.mov');
  Object.defineProperty(film, 'size', { value: 150 * 1024 * 1024 });
  await choose(new File(['x'], 'run.exe'), film, pdf('a.pdf'));
  expect(held().map(({ name }) => name)).toEqual(['a.pdf']);
  const [[type], [size]] = toast.mock.calls;
  expect(size).toEqual({
    kind: 'warning',
    message: 'film.mov is 150 mb, and maximum file size is 100 mb.',
    duration: 5000,
  });
  expect(type).toMatchObject({
    message: 'run.exe is not a standard image, pdf, or document file.',
    duration: 5000,
    actions: [{ label: 'Details' }],
  });
  type.actions[0].onPress();
  expect(services.popup).toHaveBeenCalledWith(expect.objectContaining({ title: 'Accepted files' }));
});

test('why a file was refused stays said at the field, until others are chosen', async () => {
  const { choose } = show();
  await choose(new File(['x'], 'run.exe'));
  expect(screen.getByText('run.exe is not a standard image, pdf, or document file.')).toBeVisible();
  await choose(pdf('a.pdf'));
  expect(screen.queryByText(/^run\.exe is not/)).toBeNull();
});

const stored = [{ id: '1', name: 'a.pdf', size: 2048 }];

describe('a visitor’s own file', () => {
  const session = 'a-filling-in-of-mine';
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    server = fakeServer();
  });
  afterEach(() => server.stop());

  test('is sent by the form’s word, and deleted at the server by it once that was confirmed', async () => {
    const confirm = jest.fn(async () => false);
    server.answer(routes.takeBackUpload, undefined);
    const { user, choose, held } = show({ session }, fakeServices({ confirm }));
    await choose(pdf('a.pdf'));
    expect(request(0).field('session')).toBe(session);
    await request(0).answer(201, { id: '1' });
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: DELETE_QUESTION }));
    expect(held()).toHaveLength(1);
    expect(server.heard).toEqual([]);
    confirm.mockResolvedValue(true);
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await waitFor(() => expect(held()).toEqual([]));
    expect(server.heard).toMatchObject([{ params: { id: '1' }, body: { session } }]);
  });

  const uploaded = { ...routes.takeBackUpload, method: 'GET', status: 200, answer: uploadedFile } as const;
  const reopened = (props: Partial<UploaderProps> = {}) => show({ value: stored, session, ...props });

  test('is shown as the server has it when the form is opened again, and asked for by the form’s word', async () => {
    server.answer({ ...uploaded, path: '/file/:id' }, { id: '1', name: 'passport.pdf', size: 4096 });
    reopened();
    expect(await screen.findByText('passport.pdf', { selector: '.name' })).toBeVisible();
    expect(screen.getByText('4 kb')).toBeVisible();
    expect(server.heard).toMatchObject([{ params: { id: '1' }, query: { data: 'none' } }]);
    expect(server.heard[0]?.headers.get(UPLOAD_SESSION_HEADER)).toBe(session);
  });

  test('is asked for where the form says that its files are', async () => {
    server.answer({ ...uploaded, path: '/webforms/passports/:id' }, { id: '1', name: 'passport.pdf', size: 4096 });
    reopened({ getAPI: '/webforms/passports' });
    expect(await screen.findByText('passport.pdf', { selector: '.name' })).toBeVisible();
  });

  test('that the server no longer has is not sent as if it had: the person is asked to add it again', async () => {
    server.refuse({ ...uploaded, path: '/file/:id' }, 404, 'File ID not valid');
    const { held } = reopened();
    expect(await screen.findByText(/Please remove the file and add it again/)).toBeVisible();
    expect(held()).toEqual([{ pending: '1', name: 'a.pdf', size: 2048, stopped: true }]);
  });

  test.each([402, 409, 503])('stays as the form has it where the server answers %i', async (status) => {
    server.refuse({ ...uploaded, path: '/file/:id' }, status, 'Not now');
    const { held } = reopened();
    await waitFor(() => expect(server.heard).toHaveLength(1));
    expect(screen.getByText('a.pdf', { selector: '.name' })).toBeVisible();
    expect(held()).toEqual(stored);
  });

  test('that has just arrived is not asked for', async () => {
    const { choose } = show({ session });
    await choose(pdf('a.pdf'));
    await request(0).answer(201, { id: '1' });
    expect(screen.getByRole('button', { name: 'Delete a.pdf' })).toBeVisible();
    expect(server.heard).toEqual([]);
  });

  test('stays where the server could not delete it, and goes where the server no longer has it', async () => {
    server.refuse(routes.takeBackUpload, 503, 'Busy');
    server.refuse({ ...uploaded, path: '/file/:id' }, 503, 'Busy');
    const { user, services, held } = show({ value: stored, session });
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 })));
    expect(held()).toHaveLength(1);
    server.refuse(routes.takeBackUpload, 404, 'File ID not valid');
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await waitFor(() => expect(held()).toEqual([]));
    expect(services.requestError).toHaveBeenCalledTimes(1);
  });
});

test.each([{ readOnly: true }, { noDelete: true }])(
  'with %j nothing is deleted, and the button says so',
  async (fixed) => {
    const { user, services, held } = show({ value: stored, ...fixed });
    const button = screen.getByRole('button', { name: 'Delete a.pdf' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('This file cannot be deleted');
    await user.click(button);
    expect(services.confirm).not.toHaveBeenCalled();
    expect(held()).toHaveLength(1);
  },
);

test('a file that was on its way when the form was left is said to be interrupted, and waited for no longer', async () => {
  const { user, held } = show({ value: [{ pending: 'x', name: 'a.pdf', size: 1 }] });
  expect(screen.getByText(/The upload was interrupted/)).toBeVisible();
  expect(held()).toEqual([{ pending: 'x', name: 'a.pdf', size: 1, stopped: true }]);
  await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(held()).toEqual([]);
});

describe('for an owner', () => {
  const owner = { entityType: 'enquiry', entityTypeId: '42' } as const;
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    server = fakeServer();
  });
  afterEach(() => server.stop());

  test('files are sent as staff send them, and are of those types that a list takes', async () => {
    const { choose, services } = show({ owner, uploadTypes: ['bundleDoc'] });
    await choose(pdf('a.pdf'), new File(['x'], 'talk.mp4'));
    expect(FakeRequest.all).toHaveLength(1);
    expect(request(0).address).toMatch(/\/system\/uploader$/);
    const { file, ...fields } = Object.fromEntries((request(0).sent as FormData | undefined) ?? []);
    expect(file).toMatchObject({ name: 'a.pdf' });
    expect(fields).toEqual({ ...owner, uploadType: 'bundleDoc' });
    expect(services.toast).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'talk.mp4 is not a standard image, pdf, or document file.' }),
    );
  });

  test('a file that was deleted has gone from the server; one that could not be deleted stays', async () => {
    const { user, services, held } = show({ owner, value: stored });
    server.refuse(routes.deleteFile, 409, 'This file is locked. Unlock it first.');
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 409 })));
    expect(held()).toHaveLength(1);
    server.answer(routes.deleteFile, undefined);
    await user.click(screen.getByRole('button', { name: 'Delete a.pdf' }));
    await waitFor(() => expect(held()).toEqual([]));
    expect(server.heard.at(-1)?.params).toEqual({ id: '1' });
  });
});

test('a document that an application asks for is sent by its link, and taken back by it', async () => {
  const server = fakeServer();
  server.answer(routes.takeBackDocument, undefined);
  const { user, choose, held } = show({ application: { link: 'secret', document: 'photo-id' } });
  await choose(pdf('passport.pdf'));
  expect(request(0).address).toContain(routes.sendDocument.path);
  expect(['link', 'document'].map((name) => request(0).field(name))).toEqual(['secret', 'photo-id']);
  await request(0).answer(201, { id: 'f1' });
  await user.click(screen.getByRole('button', { name: 'Delete passport.pdf' }));
  await waitFor(() => expect(held()).toEqual([]));
  expect(server.heard).toMatchObject([
    { route: routes.takeBackDocument, params: { id: 'f1' }, body: { link: 'secret' } },
  ]);
  server.stop();
});

test('a photograph can be taken at once where that is offered', async () => {
  const { user, held } = show({ camera: true });
  const camera = screen.getByLabelText('Passport Take a photograph');
  expect(camera).toHaveAttribute('capture', 'environment');
  await user.upload(camera, new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
  expect(held()).toMatchObject([{ name: 'photo.jpg' }]);
});
