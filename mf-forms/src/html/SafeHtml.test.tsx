import { renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import { SafeHtml } from './SafeHtml';

test('a text keeps its structure and links, and loses what could run or lead astray', async () => {
  const { container } = renderInHost(
    <SafeHtml
      html={`<h2 onclick="x()">Fees</h2><script>x()</script><img src=x onerror=x()><iframe src="//x"></iframe>
        <a href="https://example.org/">out</a><a href="javascript:x()">bad</a><form><input name="attributes"></form>
        <math><mtext><table><mglyph><style><img src onerror=x()>`}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Fees' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('href', 'https://example.org/');
  expect(screen.getByText('bad')).not.toHaveAttribute('href');
  expect(container.querySelector('script, img, iframe, input, style, form, [onclick]')).toBeNull();
});
