import { renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import { LazyHtml } from './LazyHtml';

test('of attributes a text keeps those of the list, and none that make it another element or speak to assistive technology alone', async () => {
  const { container } = renderInHost(
    <LazyHtml
      html={`<p is="x-run" aria-label="no" data-x="1" role="alert" class="a" title="yes" lang="pt">Fees <b is="y">now: is=""</b></p>
        <table><tbody><tr><th colspan="2" scope="row" width="9">Oxford</th></tr></tbody></table>
        <a href="/fees" aria-hidden="true" target="_blank">all</a>`}
    />,
  );
  expect(await screen.findByRole('link', { name: 'all' })).toBeInTheDocument();
  expect(container.querySelector('p')?.outerHTML).toBe('<p title="yes" lang="pt">Fees <b>now: is=""</b></p>');
  expect(container.querySelector('th')?.outerHTML).toBe('<th colspan="2" scope="row">Oxford</th>');
  expect(screen.getByRole('link', { name: 'all' }).outerHTML).toBe('<a href="/fees">all</a>');
});

test('a text keeps its structure and links, and loses what could run or lead astray', async () => {
  const { container } = renderInHost(
    <LazyHtml
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
