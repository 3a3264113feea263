import { fakeServices, renderInHost } from '@forms/shared/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import RichTextEditor from './RichTextEditor';

interface AroundProps {
  value: string;
  written: string[];
  onLeave(): void;
}

/** Keeps the value as a field does; the button stands for whatever else may change it. */
function Around({ value, written, onLeave }: AroundProps) {
  const [html, setHtml] = useState(value);
  return (
    <>
      <span id="label">About you</span>
      <span id="hint">In a few words</span>
      <RichTextEditor
        id="about"
        labelId="label"
        describedBy="hint"
        required
        invalid={false}
        value={html}
        onChange={(next) => {
          written.push(next);
          setHtml(next);
        }}
        onLeave={onLeave}
      />
      <button type="button" onClick={() => setHtml('<p>Other</p>')}>
        Replace
      </button>
    </>
  );
}

/** Shows the editor, and answers what a person does in it and the HTML that comes out. */
function write(value = '', answer?: string) {
  const written: string[] = [value];
  const onLeave = jest.fn();
  const services = fakeServices({ prompt: jest.fn(async () => answer) });
  renderInHost(<Around value={value} written={written} onLeave={onLeave} />, { services });
  const box = () => screen.getByRole('textbox', { name: 'About you' });
  const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
  const paste = (html: string, text = '') => {
    const event = createEvent.paste(box(), {
      clipboardData: {
        types: ['text/html', 'text/plain'],
        items: [],
        files: [],
        getData: (type: string) => (type.toLowerCase() === 'text/html' ? html : text),
      },
    });
    fireEvent(box(), event);
  };
  return {
    user: userEvent.setup(),
    box,
    tool,
    paste,
    services,
    onLeave,
    html: () => written.at(-1),
    changes: () => written.length - 1,
  };
}

test('the box says its name, its hint, that it is required, and how to leave a list', () => {
  const { box } = write();
  expect(box()).toBeRequired();
  expect(box()).toHaveAttribute('aria-multiline', 'true');
  expect(box()).toHaveAccessibleDescription(/^In a few words In a list, Tab and Shift\+Tab change the level/);
});

test('a text is shown as it was kept, and nothing is said to have changed', () => {
  const { box, changes } = write('<h2>Plan</h2><ul><li>one<ul><li>two</li></ul></li></ul>');
  expect(within(box()).getByRole('heading', { name: 'Plan' })).toBeInTheDocument();
  expect(within(box()).getAllByRole('listitem')).toHaveLength(2);
  expect(changes()).toBe(0);
});

test('a value that rich text may not hold as it is is kept as it is shown', () => {
  const { html, changes } = write('<p class="x">Hello<img src="x"></p>');
  expect(html()).toBe('<p>Hello</p>');
  expect(changes()).toBe(1);
});

test('what is pasted keeps what rich text may hold', () => {
  const { paste, html } = write();
  paste(
    '<p onclick="x()">See <b>this</b> <a href="https://a.b">site</a><a href="javascript:x()">x</a><script>x()</script></p>',
  );
  expect(html()).toBe('<p>See <strong>this</strong> <a href="https://a.b">site</a>x</p>');
});

test('a pasted list keeps its levels, a pasted table its cells and a line after it to go on in', () => {
  const { paste, html, box } = write();
  paste('<ul><li>one<ul><li>two</li></ul></li></ul><table><tr><td>a</td><td>b</td></tr></table>');
  expect(html()).toBe(
    '<ul><li>one<ul><li>two</li></ul></li></ul><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  );
  expect(within(box()).getByRole('textbox', { name: 'Row 1, column 2' })).toHaveTextContent('b');
});

test('a clipboard without HTML gives its text', () => {
  const { paste, html } = write();
  paste('', 'one\ntwo');
  expect(html()).toBe('<p>one</p><p>two</p>');
});

test('buttons make headings, lists and quotations, and say which is on', async () => {
  const { user, tool, html } = write('<p>Words</p>');
  await user.click(tool('Heading 2'));
  expect(html()).toBe('<h2>Words</h2>');
  expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await user.click(tool('Numbered list'));
  expect(html()).toBe('<ol><li>Words</li></ol>');
  expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'false');
  await user.click(tool('Numbered list'));
  expect(html()).toBe('<p>Words</p>');
});

test('undo and redo go back and forward, and rest where there is nothing to undo', async () => {
  const { user, tool, html } = write('<p>Words</p>');
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(tool('Quotation'));
  await user.click(tool('Undo'));
  expect(html()).toBe('<p>Words</p>');
  await user.click(tool('Redo'));
  expect(html()).toBe('<blockquote><p>Words</p></blockquote>');
});

test('the toolbar is one stop for Tab, and the arrow keys walk through it', async () => {
  const { user, tool } = write();
  await user.tab();
  expect(tool('Heading 1')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Heading 2')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(tool('Heading 1')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tool('Redo')).toHaveFocus();
});

test('a link is asked for, and its address completed', async () => {
  const { user, tool, html, services } = write('', 'example.org/fees');
  await user.click(tool('Link'));
  expect(services.prompt).toHaveBeenCalledWith(expect.objectContaining({ title: 'Add a link', label: 'Address' }));
  await waitFor(() => expect(html()).toBe('<p><a href="https://example.org/fees">https://example.org/fees</a></p>'));
  expect(tool('Link')).toHaveAttribute('aria-pressed', 'true');
  await user.click(tool('Remove link'));
  expect(html()).toBe('<p>https://example.org/fees</p>');
});

test('an address that a link may not lead to is refused in words', async () => {
  const { user, tool, changes, services } = write('', 'javascript:alert(1)');
  await user.click(tool('Link'));
  expect(services.popup).toHaveBeenCalledWith({
    title: 'Link not added',
    message: 'A link is a whole address and begins with one of: http, https, ftp, mailto.',
  });
  expect(changes()).toBe(0);
});

test('a table grows and shrinks by buttons, and can be taken out', async () => {
  const { user, tool, html, box } = write();
  await user.click(tool('Table'));
  const cell = within(box()).getByRole('textbox', { name: 'Row 2, column 1' });
  cell.innerHTML = 'Maths <b onclick="x()">8300</b>';
  fireEvent.input(cell);
  const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  const head = '<thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>';
  const maths = 'Maths <strong>8300</strong>';
  expect(html()).toBe(`<table>${head}<tbody>${row(maths, '')}${row('', '')}</tbody></table>`);

  await user.click(cell);
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  await user.click(screen.getByRole('checkbox', { name: 'Heading row' }));
  await user.click(screen.getByRole('button', { name: 'Remove column 1' }));
  expect(html()).toBe(`<table><tbody>${row('')}${row('')}${row('')}${row('')}</tbody></table>`);
  await user.click(screen.getByRole('button', { name: 'Add column' }));
  await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
  expect(within(box()).getAllByRole('textbox')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Remove table' }));
  expect(html()).toBe('');
});

test('a value that comes from elsewhere, as when the form is cleared, takes the text’s place', async () => {
  const { user, box, paste, html } = write('<p>Before</p>');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(box()).toHaveTextContent(/^Other$/);
  paste('<p>New</p>');
  expect(html()).toBe('<p>NewOther</p>');
});

test('the field is left when the focus goes out of text and toolbar, not when it goes between them', async () => {
  const { user, box, tool, onLeave } = write();
  await user.click(box());
  await user.click(tool('Heading 1'));
  expect(onLeave).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('an editor that breaks begins again with the text as it was last', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { box, paste, services } = write('<p>kept</p>');
  paste('<p>also </p>');
  // As an extension does that rewrites the page: what Draft wants to change is not where it was.
  const [block] = box().querySelectorAll('[data-block]');
  block?.parentElement?.replaceChildren();
  fireEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(services.toast).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/text is kept/) }),
  );
  expect(box()).toHaveTextContent('alsokept');
  silent.mockRestore();
});

test.each([
  '<script>run()</script>',
  '<img src=x onerror=run()>',
  '<svg><style><img src onerror=run()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=run()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=run()>">',
  '<a href="java\tscript:run()">a</a>',
  '<table><td><iframe srcdoc="<script>run()</script>"></table>',
])('%s in a value or on the clipboard leaves nothing that could run', (hostile) => {
  const { box, paste, html } = write(`<p>a</p>${hostile}`);
  paste(`<p>b</p>${hostile}`);
  expect(box().querySelector('script, img, svg, math, style, iframe, noscript, [onerror], [srcdoc]')).toBeNull();
  expect(html()).not.toMatch(/<(script|img|svg|math|style|iframe|noscript)|script:/);
});
