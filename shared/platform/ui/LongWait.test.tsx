import { act, render, screen } from '@testing-library/react';
import { Loading } from './Loading';
import { LongWait } from './LongWait';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const passes = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
const said = () => screen.queryByText(/taking longer than usual/);

test('what is long in coming says so, until it has come', async () => {
  const { rerender } = render(<LongWait isWaiting={false} />);
  await passes(60);
  expect(said()).toBeNull();
  rerender(<LongWait isWaiting />);
  await passes(7);
  expect(said()).toBeNull();
  await passes(2);
  expect(screen.getByRole('status')).toHaveTextContent('nothing that you have entered is lost');
  rerender(<LongWait isWaiting={false} />);
  expect(said()).toBeNull();
});

test('grey lines that stand for long say so too', async () => {
  render(<Loading of="the exams" />);
  await passes(7);
  expect(said()).toBeNull();
  await passes(2);
  expect(said()).toBeVisible();
  expect(screen.getByText('Loading the exams')).toBeInTheDocument();
});
