import { renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LazyDialog } from './LazyDialog';

const onClose = () => {};
const Dialog = ({ open }: { open: boolean; onClose(): void }) => (open ? <p>The dialog</p> : null);
function Page({ load }: { load(): Promise<{ default: typeof Dialog }> }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <LazyDialog load={load} dialog={{ open, onClose: () => setOpen(false) }} />
    </>
  );
}

let quiet: jest.SpyInstance;
beforeEach(() => {
  quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => quiet.mockRestore());

test('the dialog’s code is not asked for before it is opened', async () => {
  const load = jest.fn(async () => ({ default: Dialog }));
  renderInHost(<LazyDialog load={load} dialog={{ open: false, onClose }} />);
  expect(load).not.toHaveBeenCalled();
});

test('a dialog that cannot load says so with its warning, and is loaded by Try again', async () => {
  const user = userEvent.setup();
  const load = jest.fn(async () => ({ default: Dialog })).mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  renderInHost(
    <>
      <LazyDialog load={load} dialog={{ open: true, onClose }} warning="Do not pay twice." />
      <p>The page around it</p>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  expect(screen.getByText('Do not pay twice.')).toBeInTheDocument();
  expect(screen.getByText('The page around it')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The dialog')).toBeInTheDocument();
});

test('the notice of a dialog that cannot load can be closed, and opening the dialog again tries again', async () => {
  const user = userEvent.setup();
  const load = jest.fn(async () => ({ default: Dialog })).mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  renderInHost(<Page load={load} />);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The dialog')).toBeInTheDocument();
});
