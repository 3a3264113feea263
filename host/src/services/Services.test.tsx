import { REPORT_PROMPT, routes } from '@forms/shared/contract';
import { type HostServices, useServices } from '@forms/shared/services';
import { createStore, StoreProvider } from '@forms/shared/store';
import { fakeServer } from '@forms/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  return null;
}

function renderServices(): HostServices {
  const store = createStore();
  render(
    <StoreProvider store={store}>
      <Services store={store}>
        <Part />
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
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await pass(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    await pass(5_500);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('that says the same again takes the first one’s place, and no more than four stand', () => {
    const { toast } = renderServices();
    act(() => {
      for (const message of ['One', 'Two', 'Two', 'Three', 'Four', 'Five']) toast({ kind: 'info', message });
    });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
    expect(screen.getAllByText('Two')).toHaveLength(1);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
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
});

describe('a bug report', () => {
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

  test('that cannot be sent is offered as an e-mail with the report in it', async () => {
    server.breakOff(routes.reportBug);
    await report();
    const failed = screen.getByRole('alertdialog', { name: 'Report failed' });
    const link = within(failed).getByRole<HTMLAnchorElement>('link');
    expect(decodeURIComponent(link.href)).toContain('I pressed Submit');
  });

  test('that nobody wants to write is not sent', async () => {
    const { reportBug } = renderServices();
    act(() => void reportBug({ message: 'x' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.heard).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
