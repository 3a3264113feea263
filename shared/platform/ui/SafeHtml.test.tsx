import { render, screen } from '@testing-library/react';
import { SafeHtml } from './SafeHtml';

test('what is written is drawn', () => {
  render(<SafeHtml html="<h3>Fees</h3><p>They are <strong>published</strong>.</p>" />);
  expect(screen.getByRole('heading', { name: 'Fees' })).toBeInTheDocument();
  expect(screen.getByText('published').tagName).toBe('STRONG');
});

test('what could do harm is not', () => {
  render(
    <SafeHtml html={'<a href="javascript:alert(1)">a</a><img src=x onerror="alert(2)"><script>alert(3)</script>'} />,
  );
  expect(screen.getByText('a')).not.toHaveAttribute('href');
  expect(screen.getByRole('img')).not.toHaveAttribute('onerror');
  expect(document.body.querySelector('script')).toBeNull();
});
