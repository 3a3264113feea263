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
