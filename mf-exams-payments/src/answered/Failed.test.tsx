import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failed } from './Failed';

test.each([
  [
    'the server’s own words',
    { status: 503, data: { error: 'full', message: 'The disk is full.', requestId: 'one' } },
    'The disk is full.',
  ],
  ['which status came', { status: 502, data: '<html>' }, 'The server answered 502, and not why. Please try again.'],
  ['that nothing answered', { status: 'FETCH_ERROR' }, 'The server could not be reached. Please try again.'],
])('what did not come says %s, and can be asked for again', async (_, error, why) => {
  const onRetry = jest.fn();
  render(<Failed of="the statement" {...{ error, onRetry }} />);
  expect(screen.getByText('The statement could not be loaded')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([403, 404])('what the server answers with %d is not asked for again', (status) => {
  const error = { status, data: { error: 'gone', message: 'There is no such submission.', requestId: 'one' } };
  render(<Failed of="the submission" error={error} onRetry={jest.fn()} />);
  expect(screen.getByText('There is no such submission.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
