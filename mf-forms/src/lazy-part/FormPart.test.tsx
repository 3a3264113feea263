import { bringPart } from '@forms/shared/platform/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormPart } from './FormPart';

function Greeting({ name }: { name: string }) {
  if (name === '') throw new Error('Nobody to greet');
  return <p>Good day, {name}</p>;
}
const comes = () => jest.fn(async () => ({ default: Greeting }));
const part = (load: () => Promise<{ default: typeof Greeting }>, name = 'Ada') => (
  <FormPart load={load} fallback={<p>On its way</p>} props={{ name }} />
);

test('what is on its way keeps its place, and from then on stands at once wherever it is drawn', async () => {
  const load = comes();
  render(part(load));
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Good day, Ada')).toBeVisible();
  render(part(load, 'Zoë'));
  expect(screen.getByText('Good day, Zoë')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was brought ahead stands at once', async () => {
  const load = comes();
  await bringPart(load);
  render(part(load));
  expect(screen.getByText('Good day, Ada')).toBeVisible();
});

test('what cannot be loaded says so in its place, and comes when it is tried again', async () => {
  const load = comes();
  load.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  render(part(load));
  expect(await screen.findByText(/Loading chunk 12 failed\. Your answers are kept\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good day, Ada')).toBeVisible();
});

test('what breaks while it is drawn says so in its place, and the rest goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = comes();
  const page = (name: string) => (
    <>
      {part(load, name)}
      <p>The rest</p>
    </>
  );
  const { rerender } = render(page(''));
  expect(await screen.findByText(/This part of the form could not be shown/)).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  rerender(page('Ada'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Good day, Ada')).toBeVisible();
});
