import { routes, type StoredFile } from '@forms/shared/contract';
import { api } from '@forms/shared/platform/store';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { newAnnotation } from '../drawing/newAnnotation';
import { context } from '../drawing/testing';
import { useFile } from '../file/useFile';
import { annotatedPdf } from '../pdf-writer/annotatedPdf';
import type { IsLeftOut } from '../views/pdf/leaveOut';
import type { PageGeometry } from '../views/pdf/pageGeometry';
import type { DrawnAnnotation } from '../xfdf/annotation';
import { readXfdf, writeXfdf } from '../xfdf/xfdf';
import { AnnotatedPdf } from './AnnotatedPdf';

// pdf.js draws on a canvas, which a test without a browser has not: one page stands for the document.
let hasPainted = true;
let isLeftOut: IsLeftOut | undefined;
interface PdfViewProps {
  tools: ReactNode;
  overlay(page: PageGeometry): ReactNode;
  isLeftOut?: IsLeftOut;
  onPainted(): void;
}
jest.mock('../views/pdf/PdfView', () => ({
  PdfView: (props: PdfViewProps) => {
    isLeftOut = props.isLeftOut;
    useEffect(() => {
      if (hasPainted) props.onPainted();
    });
    return (
      <>
        {props.tools}
        <div>
          <div>{props.overlay({ number: 1, box: [0, 0, 400, 300], rotation: 0, scale: 1 })}</div>
        </div>
      </>
    );
  },
}));

jest.mock('../pdf-writer/annotatedPdf', () => ({ annotatedPdf: jest.fn() }));
jest.mock('../drawing/measure', () => ({
  TEXT_FONT: 'Arial',
  measure: (text: string, size: number) => (text.length * size) / 2,
}));
// Nor has it a pointer to be captured, or files that read themselves.
Element.prototype.setPointerCapture = () => {};
Blob.prototype.text = function text() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};

let nextId = 0;
const fileWith = (more: Partial<StoredFile> = {}): StoredFile => ({
  id: `file-${nextId++}`,
  name: 'letter.pdf',
  title: '',
  ext: 'pdf',
  extension: 'pdf',
  size: 1,
  fileType: 'doc',
  contentType: 'other',
  locked: false,
  visible: true,
  uploadedAt: '2026-11-03T12:00:00.000Z',
  fileData: '',
  conversion: { state: 'none' },
  annotations: [],
  url: '/api/file/abc/content',
  ...more,
});
const square = (name: string, more: object = {}) => ({
  ...newAnnotation('square', [[100, 100]], { ...context, name }),
  ...more,
});
const answered = (user: string, ...annotations: DrawnAnnotation[]) => ({
  id: 'doc',
  fileId: 'abc',
  user,
  xfdf: writeXfdf({ annotations }),
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  hasPainted = true;
  localStorage.clear();
  server = fakeServer();
  server.answer(routes.saveAnnotation, { id: 'saved-1' });
});
afterEach(() => server.stop());

const show = (file: StoredFile, services = fakeServices()) =>
  renderInHost(<AnnotatedPdf file={file} url={file.url} actions={null} readOnly={false} noDownload={false} />, {
    services,
  });
const annotation = (name: RegExp) => screen.findByRole('button', { name });
const places = async (tool: string) => {
  const radio = await screen.findByRole('radio', { name: tool });
  await userEvent.click(radio);
  await userEvent.type(radio, '{Enter}', { skipClick: true });
};
const lastSaved = () => {
  const body = server.heard.findLast(({ route }) => route === routes.saveAnnotation)?.body as {
    xfdf: string;
    guestKey?: string;
  };
  return { ...body, annotations: readXfdf(body.xfdf).annotations };
};
const save = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('All saved');
};

test('a visitor places an annotation by keyboard, moves it and saves it as the Form guest', async () => {
  const file = fileWith();
  show(file);
  await places('Rectangle');
  const placed = await annotation(/^Rectangle on page 1 by Form guest/);
  await waitFor(() => expect(placed).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await save();
  const { annotations, guestKey } = lastSaved();
  expect(annotations).toEqual([expect.objectContaining({ type: 'square', author: 'Form guest', page: 0 })]);
  expect(guestKey).toMatch(/^[\w-]{16,}$/);
  expect(localStorage.getItem(`forms.annotations.${file.id}`)).toBe('saved-1');
});

test('what a visitor saved is theirs to change when they come back, and another’s is not', async () => {
  const file = fileWith({ annotations: [{ id: 'mine', user: 'Form guest', own: false, removable: false }] });
  server.answer(routes.annotation, answered('Form guest', square('a')));
  localStorage.setItem(`forms.annotations.${file.id}`, 'mine');
  const { unmount } = show(file);
  await userEvent.click(await annotation(/^Rectangle/));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  unmount();

  show(fileWith({ annotations: file.annotations }));
  await userEvent.click(await annotation(/^Rectangle/));
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('staff mark under their own name, with no key', async () => {
  show(fileWith({ reader: 'Ana Silva' }));
  await places('Ellipse');
  await annotation(/by Ana Silva/);
  await save();
  expect(lastSaved().guestKey).toBeUndefined();
});

test('others’ annotations can be answered: the reply is one’s own', async () => {
  server.answer(routes.annotation, answered('Ana Silva', square('theirs', { contents: 'Is this right?' })));
  show(fileWith({ annotations: [{ id: 'doc', user: 'Ana Silva', own: false, removable: false }] }));
  await userEvent.click(await annotation(/by Ana Silva.*Is this right\?/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'Yes, it is');
  await userEvent.click(screen.getByRole('button', { name: 'Add reply' }));
  expect(within(screen.getByRole('list', { name: 'Replies' })).getByText('Yes, it is')).toBeInTheDocument();
  await save();
  expect(lastSaved().annotations).toEqual([
    expect.objectContaining({ inReplyTo: 'theirs', contents: 'Yes, it is', author: 'Form guest' }),
  ]);
});

test('a document’s word on its author is not taken for whose it is', async () => {
  server.answer(routes.annotation, answered('Form guest', square('a', { author: 'The Principal' })));
  show(fileWith({ annotations: [{ id: 'doc', user: 'Form guest', own: false, removable: false }] }));
  expect(await annotation(/by Form guest, as “The Principal”/)).toBeInTheDocument();
});

test('undo and redo by keyboard, and not of what is typed', async () => {
  show(fileWith());
  await places('Arrow');
  await annotation(/^Arrow/);
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Arrow on/ })).not.toBeInTheDocument());
  await userEvent.keyboard('{Control>}y{/Control}');
  await userEvent.click(await annotation(/^Arrow on/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'See here');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await annotation(/^Arrow on page 1 by Form guest/)).toBeInTheDocument();
});

test('Delete takes an annotation away, and the focus is at the tools', async () => {
  show(fileWith());
  await places('Polygon');
  await waitFor(async () => expect(await annotation(/^Polygon on/)).toHaveFocus());
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^Polygon on/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Select' })).toHaveFocus();
});

test('colour, opacity and words of an annotation are saved with it', async () => {
  show(fileWith());
  await places('Text');
  const text = await screen.findByRole('textbox', { name: 'Text on the page' });
  await waitFor(() => expect(text).toHaveFocus());
  await userEvent.type(text, 'Olá');
  const card = screen.getByRole('region', { name: 'Text' });
  await userEvent.click(within(card).getByRole('radio', { name: 'Green' }));
  fireEvent.change(within(card).getByRole('slider', { name: 'Opacity' }), { target: { value: '50' } });
  await save();
  expect(lastSaved().annotations).toEqual([
    expect.objectContaining({ contents: 'Olá', opacity: 0.5, style: expect.objectContaining({ colour: '#2E8540' }) }),
  ]);
});

test('when saving fails nothing is lost: it says so, warns before the page is closed, and can be tried again', async () => {
  server.refuse(routes.saveAnnotation, 503, 'Network busy');
  const services = fakeServices();
  show(fileWith(), services);
  await places('Line');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Not saved: your annotations are kept here/)).toBeInTheDocument();
  expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
  expect(closing()).toBe(true);
  expect(await annotation(/^Line on/)).toBeInTheDocument();
  server.answer(routes.saveAnnotation, { id: 'saved-1' });
  await save();
  expect(closing()).toBe(false);
});

/** A page that the file is looked at on, and left by its button. */
function Opened({ file }: { file: StoredFile }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Go
      </button>
      {isOpen && <AnnotatedPdf file={file} url={file.url} actions={null} readOnly={false} noDownload={false} />}
    </>
  );
}
const go = () => userEvent.click(screen.getByRole('button', { name: 'Go' }));
const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('going on to another file saves what was not saved, and what could not be is there again on coming back', async () => {
  server.refuse(routes.saveAnnotation, 503, 'Network busy');
  renderInHost(<Opened file={fileWith()} />);
  await places('Stamp');
  await annotation(/^Stamp approved/);
  await go();
  await waitFor(() => expect(server.heard.some(({ route }) => route === routes.saveAnnotation)).toBe(true));
  expect(closing()).toBe(true);
  server.answer(routes.saveAnnotation, { id: 'saved-1' });
  await go();
  expect(await annotation(/^Stamp approved/)).toBeInTheDocument();
  await save();
  expect(closing()).toBe(false);
});

test('what one person could not save is not shown to the next who signs in', async () => {
  server.refuse(routes.saveAnnotation, 503, 'Network busy');
  const { store } = renderInHost(<Opened file={fileWith({ reader: 'Ana Silva' })} />);
  await places('Stamp');
  await annotation(/^Stamp approved/);
  await go();
  await waitFor(() => expect(server.heard.some(({ route }) => route === routes.saveAnnotation)).toBe(true));
  // As signing out and signing in do.
  act(() => void store.dispatch(api.util.resetApiState()));
  expect(closing()).toBe(false);
  await go();
  expect(await screen.findByRole('radio', { name: 'Stamp' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Stamp approved/ })).not.toBeInTheDocument();
});

test.each([['a file that is locked', { locked: true }, /This file is locked/]])(
  '%s is not annotated: every tool says why',
  async (_, more, why) => {
    show(fileWith(more));
    const text = await screen.findByText(why);
    const tools = screen.getByRole('group', { name: 'Tool' });
    expect(tools).toHaveAccessibleDescription(text.textContent?.trim());
    await userEvent.click(screen.getByRole('radio', { name: 'Rectangle' }));
    expect(screen.getByRole('radio', { name: 'Rectangle' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
);

test('annotations that cannot be read are not written over', async () => {
  server.refuse(routes.annotation, 503, 'Network busy');
  show(fileWith({ annotations: [{ id: 'doc', user: 'Form guest', own: true, removable: false }] }));
  await screen.findByText(/could not be loaded/);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  server.answer(routes.annotation, answered('Form guest', square('a')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await annotation(/^Rectangle on/)).toBeInTheDocument();
});

test.each([
  [{ pictured: 1, bare: 0 }, 'One text has letters that are in no font here.'],
  [{ pictured: 0, bare: 2 }, '2 texts have letters that could not be drawn in this PDF.'],
])('who downloads a PDF with texts that its font cannot write is told: %j', async (lost, text) => {
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  jest.mocked(annotatedPdf).mockResolvedValue({ pdf: new Uint8Array(), ...lost });
  const services = fakeServices();
  show(fileWith(), services);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByText('PDF with annotations'));
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(text) })),
  );
});

/** Guests who have marked a file, each with a rectangle, for whoever may remove them. */
const guests = (removable: boolean, count = 3) =>
  Array.from({ length: count }, (_, at) => ({ id: `guest-${at}`, user: 'Form guest', own: false, removable }));
const guestsAnswer = () =>
  server.answer(routes.annotation, ({ params }) => ({
    ...answered('Form guest', square(`of ${params.annotationId}`)),
    id: params.annotationId ?? '',
  }));
const asked = () => server.heard.filter(({ route }) => route === routes.annotation).length;

test('what others marked is asked for once a page is painted, one by one, and holds up nothing', async () => {
  hasPainted = false;
  server.hang(routes.annotation);
  const file = fileWith({ annotations: guests(false) });
  const { unmount } = show(file);
  await places('Rectangle');
  await save();
  expect(asked()).toBe(0);
  unmount();

  hasPainted = true;
  show(file);
  expect(await screen.findByText('Loading what others marked: 0 of 3')).toBeInTheDocument();
  await places('Rectangle');
  await annotation(/^Rectangle on/);
  expect(asked()).toBe(1);
});

test('what others marked comes in while the page is read, and the PDF’s own copy of it goes', async () => {
  guestsAnswer();
  show(fileWith({ annotations: guests(false) }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rectangle on/ })).toHaveLength(3));
  const { rect } = square('any');
  expect(isLeftOut?.(1, { id: '9R', subtype: 'Square', rect })).toBe(true);
  expect(isLeftOut?.(2, { id: '9R', subtype: 'Square', rect })).toBe(false);
});

test('one of others’ that cannot be read is counted out, keeps nothing back, and is asked for again', async () => {
  server.answer(routes.annotation, ({ params }) =>
    params.annotationId === 'guest-0'
      ? { id: 'guest-0', fileId: 'abc', user: 'Form guest', xfdf: '<xfdf' }
      : answered('Form guest', square('other')),
  );
  show(fileWith({ annotations: guests(false, 2) }));
  expect(await screen.findByText('What 1 of 2 others marked could not be loaded.')).toBeInTheDocument();
  expect(await annotation(/^Rectangle on/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
  guestsAnswer();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rectangle on/ })).toHaveLength(2));
});

/** The file as its page has it: what is removed is no longer among its annotations. */
function Page({ fileId }: { fileId: string }) {
  const { file } = useFile(fileId);
  return file && <AnnotatedPdf file={file} url={file.url} actions={null} readOnly={false} noDownload={false} />;
}
const showPage = (file: StoredFile, isSure: boolean) => {
  server.answer(routes.file, file);
  server.answer(routes.removeAnnotation, undefined);
  const confirm = jest.fn(async () => isSure);
  const services = { ...fakeServices(), confirm };
  renderInHost(<Page fileId={file.id} />, { services });
  return services;
};
const removed = () =>
  server.heard.filter(({ route }) => route === routes.removeAnnotation).map(({ params }) => params.annotationId);

test('staff remove what one guest marked, by the annotation itself, once they are sure', async () => {
  guestsAnswer();
  const file = fileWith({ annotations: guests(true, 2), reader: 'Ana Silva' });
  const services = showPage(file, false);
  const remove = async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rectangle on/ })).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: /^Rectangle on/ })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 1 annotation by Form guest' }));
  };
  await remove();
  expect(services.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Remove 1 annotation by Form guest?', yes: 'Remove' }),
  );
  expect(removed()).toEqual([]);
  services.confirm.mockResolvedValue(true);
  await remove();
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rectangle on/ })).toHaveLength(1));
  expect(removed()).toEqual(['guest-0']);
});

test('staff remove what all guests marked at once', async () => {
  guestsAnswer();
  showPage(fileWith({ annotations: guests(true), reader: 'Ana Silva' }), true);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rectangle on/ })).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Others’' }));
  await userEvent.click(screen.getByText('Remove 3 annotations by 3 guests'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Rectangle on/ })).not.toBeInTheDocument());
  expect(removed()).toHaveLength(3);
});

test('who may not remove what others marked is not offered it', async () => {
  guestsAnswer();
  show(fileWith({ annotations: guests(false, 2) }));
  await userEvent.click((await screen.findAllByRole('button', { name: /^Rectangle on/ }))[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: /^Remove|^Others/ })).not.toBeInTheDocument();
});

test('an XFDF file is imported into one’s own, and undone as one step', async () => {
  show(fileWith());
  await screen.findByText('Tool');
  const xfdf = writeXfdf({ annotations: [square('a'), square('b', { page: 0 })] });
  await userEvent.upload(screen.getByLabelText('XFDF file to import'), new File([xfdf], 'marks.xfdf'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rectangle on/ })).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: /^Rectangle on/ })).not.toBeInTheDocument();
});

test.each([
  [
    'an entity bomb',
    '<!DOCTYPE x [<!ENTITY a "b">]><xfdf xmlns="http://ns.adobe.com/xfdf/"/>',
    'Document types and entities are refused',
  ],
  ['what is no XML', 'Dear all', 'Not well-formed XML'],
  ['another XML', '<html/>', 'Not an XFDF document'],
])('%s is refused in words, and what was there stays', async (_, text, message) => {
  const services = fakeServices();
  show(fileWith(), services);
  await places('Rectangle');
  await userEvent.upload(screen.getByLabelText('XFDF file to import'), new File([text], 'marks.xfdf'));
  await waitFor(() =>
    expect(services.popup).toHaveBeenCalledWith({ title: 'marks.xfdf could not be imported', message }),
  );
  expect(await annotation(/^Rectangle on/)).toBeInTheDocument();
});

test('a script in rich contents is words, not a script', async () => {
  const xfdf = `<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots><square page="0" rect="10,10,90,90" name="x"><contents-richtext><body xmlns="http://www.w3.org/1999/xhtml"><p>Hello<script>window.hacked = true</script><img src="x" onerror="window.hacked = true"/></p></body></contents-richtext></square></annots></xfdf>`;
  server.answer(routes.annotation, { id: 'doc', fileId: 'abc', user: 'Ana', xfdf });
  const { container } = show(fileWith({ annotations: [{ id: 'doc', user: 'Ana', own: false, removable: false }] }));
  await userEvent.click(await annotation(/Hello/));
  expect(container.querySelector('script, img')).toBeNull();
  expect('hacked' in window).toBe(false);
});
