import { renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import { RestoredBanner } from './RestoredBanner';

test('A restored copy says of when it is, what it does not do, and how it becomes the site.', () => {
  renderInHost(<RestoredBanner madeAt="2026-11-22T10:30:00.000Z" />);
  const banner = screen.getByRole('complementary', { name: 'Restored copy' });
  expect(banner).toHaveTextContent(/^This is not the site but a copy, restored from the backup of 22 Nov 2026/);
  expect(banner).toHaveTextContent(/no letters and takes no card payments.*runs npm run take-over\.$/);
});
