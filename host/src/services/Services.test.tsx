import { IDEMPOTENCY_HEADER, REPORT_PROMPT, routes, SUPPORT_MAILBOX } from '@forms/shared/contract';
import { type HostServices, useServices } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { fakeServer } from '@forms/shared/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Services } from './Services';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  jest.useFakeTimers();
  server = fakeServer();
});
afterEach(() => {
  server.stop();
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTimeAsync(milliseconds) });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let services: HostServices | undefined;
function Part() {
  services = useServices();
  return <input aria-label="Answer" />;
}

function renderServices(beside?: ReactNode): HostServices {
  const store = createStore();
  render(
    <StoreProvider store={store}>
      <Services store={store}>
        <Part />
        {beside}
      </Services>
    </StoreProvider>,
  );
  if (!services) throw new Error('The part was not drawn');
  return services;
}

describe('a failed call', () => {
  test('of the server stays for sixty seconds, at once announced, with Report and Dismiss', async () => {
    const { requestError } = renderServices();
    act(() => requestError({ status: 500, data: { message: 'Out of paper' } }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('500: Out of paper');
    expect(within(alert).getByRole('button', { name: 'Report' })).toBeInTheDocument();
    await pass(59_000);
    expect(alert).toHaveTextContent('Out of paper');
    await pass(1_500);
    expect(alert).toBeEmptyDOMElement();
  });

  test('that was refused stays for ten, and goes when it is dismissed', async () => {
    const { requestError } = renderServices();
    act(() => requestError({ status: 403 }));
    expect(screen.getByRole('status')).toHaveTextContent('403: Unauthorized');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => requestError({ status: 403 }));
    await pass(10_500);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a toast', () => {
  test('stays while it is hovered or focused', async () => {
    const { toast } = renderServices();
    act(() => toast({ kind: 'info', message: 'Saved' }));
    await user.hover(screen.getByText('Saved'));
    await pass(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await user.unhover(screen.getByText('Saved'));
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await pass(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    await pass(5_500);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('goes on with the time that was left', async () => {
    const { toast } = renderServices();
    act(() => toast({ kind: 'info', message: 'Saved' }));
    await pass(4_000);
    await user.hover(screen.getByText('Saved'));
    await pass(60_000);
    await user.unhover(screen.getByText('Saved'));
    await pass(900);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('is a notification of five seconds where nothing else is said', async () => {
    const { toast } = renderServices();
    act(() => toast({ kind: 'positive', message: 'Saved' }));
    await pass(4_900);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    await pass(200);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('that says the same again counts it, from the beginning of its time', async () => {
    const { toast } = renderServices();
    const say = () => act(() => toast({ kind: 'info', message: 'No connection' }));
    say();
    await pass(4_000);
    say();
    await pass(4_000);
    expect(screen.getByText(/No connection/)).toHaveTextContent('No connection ×2');
    await pass(1_100);
    expect(screen.queryByText(/No connection/)).not.toBeInTheDocument();
  });

  test('stands once, uncounted, when five calls fail together', async () => {
    const { requestError } = renderServices();
    act(() => {
      for (let call = 0; call < 5; call += 1) requestError({ status: 401 });
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^401: Login expired(?!.*(×|401))/);
  });

  test('is one of four at most: the oldest goes, a failure last', () => {
    const { toast } = renderServices();
    act(() => {
      toast({ kind: 'negative', message: 'Failed' });
      for (const message of ['One', 'Two', 'Three', 'Four']) toast({ kind: 'info', message });
    });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.queryByText('One')).not.toBeInTheDocument();
  });

  test('is reached by F6 and left by it, and Escape dismisses it; the focus goes back to where it was', async () => {
    const { toast } = renderServices();
    screen.getByRole('textbox', { name: 'Answer' }).focus();
    act(() => {
      toast({ kind: 'info', message: 'First' });
      toast({ kind: 'info', message: 'Newest' });
    });
    await user.keyboard('{F6}');
    expect(screen.getByText('Newest').parentElement).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{F6}');
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    await user.keyboard('{F6}{Escape}');
    expect(screen.queryByText('Newest')).not.toBeInTheDocument();
    expect(screen.getByText('First')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
  });

  test('is reached by F6 out of a dialog of a part, which does not call the focus back, and its Escape leaves that open', async () => {
    const close = jest.fn();
    const { toast } = renderServices(
      <Modal open title="Add exam" onCancel={close}>
        <input aria-label="Series" />
      </Modal>,
    );
    const series = screen.getByRole('textbox', { name: 'Series' });
    act(() => series.focus());
    act(() => toast({ kind: 'warning', message: 'Network busy' }));
    // Where the dialog listens for a focus that left it: nothing of it is drawn here that could call it back.
    const heard = jest.fn();
    window.addEventListener('focusin', heard);
    await user.keyboard('{F6}');
    window.removeEventListener('focusin', heard);
    expect(screen.getByRole('button', { name: 'Dismiss', hidden: true })).toHaveFocus();
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Network busy')).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    expect(series).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalled();
  });

  test('that comes while a dialog is open waits for it to close, with all its time', async () => {
    const { toast, popup } = renderServices();
    act(() => {
      void popup({ title: 'First file', message: '' });
      toast({ kind: 'info', message: 'Saved' });
    });
    await pass(60_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await pass(4_500);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    await pass(600);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a dialog', () => {
  test('to confirm answers yes, no, and no when it is dismissed', async () => {
    const { confirm } = renderServices();
    const asked: boolean[] = [];
    const ask = () => act(() => void confirm({ title: 'Delete it?' }).then((answer) => asked.push(answer)));
    ask();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    ask();
    await user.click(screen.getByRole('button', { name: 'No' }));
    ask();
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Delete it?' });
    act(() => dialog.close());
    await pass(0);
    expect(asked).toEqual([true, false, false]);
    expect(dialog).not.toBeInTheDocument();
  });

  test('says what it is about and ends with OK', async () => {
    const { popup } = renderServices();
    const closed = jest.fn();
    act(() => void popup({ title: 'First file', message: 'This is the first file in the list' }).then(closed));
    expect(screen.getByRole('alertdialog', { name: 'First file' })).toHaveAccessibleDescription(
      'This is the first file in the list',
    );
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(closed).toHaveBeenCalled();
  });

  test('waits for the one before it', async () => {
    const { popup, confirm } = renderServices();
    act(() => {
      void popup({ title: 'First file', message: '' });
      void confirm({ title: 'Delete it?' });
    });
    expect(screen.queryByRole('alertdialog', { name: 'Delete it?' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog', { name: 'First file' })).not.toBeInTheDocument();
  });
});

describe('a bug report', () => {
  afterEach(() => localStorage.clear());
  async function report() {
    const { requestError } = renderServices();
    act(() => requestError({ status: 500, data: { message: 'Out of paper' } }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = screen.getByRole('dialog', { name: 'Report a problem' });
    expect(dialog).toHaveAccessibleDescription(REPORT_PROMPT);
    await user.type(within(dialog).getByRole('textbox', { name: 'What were you doing?' }), 'I pressed Submit');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    await pass(100);
  }

  test('is sent with what the person wrote, and thanked for', async () => {
    server.answer(routes.reportBug, { id: '1' });
    await report();
    expect(server.heard[0]?.body).toMatchObject({ message: '500: Out of paper', optionalMsg: 'I pressed Submit' });
    expect(screen.getByRole('alertdialog', { name: 'Report submitted' })).toBeInTheDocument();
  });

  test('that the server refuses is offered as an e-mail with the report in it, and not kept', async () => {
    server.refuse(routes.reportBug, 500, 'Out of paper');
    await report();
    const failed = screen.getByRole('alertdialog', { name: 'Report failed' });
    const link = within(failed).getByRole<HTMLAnchorElement>('link', { name: SUPPORT_MAILBOX });
    expect(decodeURIComponent(link.href)).toContain('I pressed Submit');
    expect(localStorage).toHaveLength(0);
  });

  test('made offline is kept, outlasts a reload, and is sent once the connection is back: the same, once', async () => {
    server.breakOff(routes.reportBug);
    await report();
    expect(screen.getByRole('alertdialog', { name: 'Report failed' })).toHaveTextContent(/kept on this device/);
    cleanup();
    renderServices();
    await pass(0);
    server.answer(routes.reportBug, { id: '1' });
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Your report from earlier has been sent.');
    const [first, ...again] = server.heard;
    expect(first?.headers.get(IDEMPOTENCY_HEADER)).toMatch(/\w{32}/);
    expect(again.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER))).toEqual(
      again.map(() => first?.headers.get(IDEMPOTENCY_HEADER)),
    );
    expect(again.at(-1)?.body).toEqual(first?.body);
    const sent = server.heard.length;
    cleanup();
    renderServices();
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(server.heard).toHaveLength(sent);
    expect(localStorage).toHaveLength(0);
  });

  test('is sent without cookie', async () => {
    server.answer(routes.reportBug, { id: '1' });
    const sent = jest.spyOn(globalThis, 'fetch');
    await report();
    const [request] = sent.mock.calls.at(-1) ?? [];
    expect(request).toMatchObject({ credentials: 'omit' });
  });

  test('that nobody wants to write is not sent', async () => {
    const { reportBug } = renderServices();
    act(() => void reportBug({ message: 'x' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.heard).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
