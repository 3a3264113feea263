import { fakeServices, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Page from './Page';

test('each press is counted and thanked for', async () => {
  const services = fakeServices();
  renderInHost(<Page hash={undefined} />, { services });
  expect(screen.getByText('Pressed: 0')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByText('Pressed: 1')).toBeVisible();
  expect(services.toast).toHaveBeenCalledWith({ kind: 'positive', message: 'Thank you.' });
});
