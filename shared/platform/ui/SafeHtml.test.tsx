import { render, screen } from '@testing-library/react';
import { SafeHtml } from './SafeHtml';

test('what is written is drawn', () => {
  render(<SafeHtml html="<h3>Fees</h3><p>They are <strong>published</strong>.</p>" />);
  expect(screen.getByRole('heading', { name: 'Fees' })).toBeInTheDocument();
  expect(screen.getByText('published').tagName).toBe('STRONG');
});

test.each(['text', 'page'] as const)('what could do harm is not, in a %s', (as) => {
  const { container } = render(
    <SafeHtml
      as={as}
      html={
        '<a href="javascript:alert(1)">a</a><img src=x onerror="alert(2)"><script>alert(3)</script><form><input></form>'
      }
    />,
  );
  expect(screen.getByText('a')).not.toHaveAttribute('href');
  expect(container.querySelector('script, form, input, style, [onerror]')).toBeNull();
});

test('pictures and named sections stand in the site’s own pages, and not in what anybody else wrote', () => {
  const html = '<h2 id="tuition">Tuition</h2><img src="/spires.webp" alt="Spires">';
  const { rerender } = render(<SafeHtml html={html} as="page" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/spires.webp');
  expect(screen.getByRole('heading')).toHaveAttribute('id', 'tuition');
  rerender(<SafeHtml html={html} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).not.toHaveAttribute('id');
});
