import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExplainedButton } from './ExplainedButton';

it('A closed button says why and does nothing; who stands on it when it opens still does, and can press it.', async () => {
  const pressed = jest.fn();
  const button = (closedBecause?: string) => (
    <ExplainedButton closedBecause={closedBecause} onClick={pressed}>
      Pay
    </ExplainedButton>
  );
  const { rerender } = render(button('The fees are not there yet.'));
  await userEvent.tab();
  const pay = screen.getByRole('button', { name: 'Pay' });
  expect(pay).toHaveFocus();
  expect(pay).toHaveAccessibleDescription(/The fees are not there yet\./);
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();

  rerender(button());
  expect(pay).toHaveFocus();
  expect(pay).toHaveAccessibleDescription('');
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
});
