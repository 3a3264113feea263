import { renderInHost } from '@forms/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import SiteText from './SiteText';

/** Keeps the text as a page does, and the button puts another in its place. */
function Around({ value, written }: { value: string; written: string[] }) {
  const [html, setHtml] = useState(value);
  return (
    <>
      <SiteText
        label="Words"
        kind="page"
        value={html}
        onChange={(next) => {
          written.push(next);
          setHtml(next);
        }}
      />
      <button type="button" onClick={() => setHtml('<h2 id="a">A</h2>')}>
        Replace
      </button>
    </>
  );
}

function opens(value: string) {
  const written: string[] = [];
  renderInHost(<Around value={value} written={written} />);
  return { written, user: userEvent.setup() };
}
const source = () => screen.queryByRole('textbox', { name: 'Words, as HTML' });

test('a text that rich text holds is written as such, and opened is not changed', () => {
  const { written } = opens('<p>See <a href="/fees">the fees</a>\nand so on</p>\n');
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveTextContent('See the fees and so on');
  expect(source()).toBeNull();
  expect(written).toEqual([]);
});

test('a text that rich text has no place for is written as HTML, and says why', () => {
  const { written } = opens('<h2 id="tuition">Tuition</h2>');
  expect(source()).toHaveValue('<h2 id="tuition">Tuition</h2>');
  expect(source()).toHaveAccessibleDescription(/nothing of it is lost/);
  expect(screen.queryByRole('button', { name: 'Write it as text' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '<h2>Tuition</h2>' } });
  expect(written).toEqual(['<h2>Tuition</h2>']);
  expect(screen.getByRole('button', { name: 'Write it as text' })).toBeInTheDocument();
});

test('whoever wants to writes the HTML of any text, and text again', async () => {
  const { user } = opens('<p>Words</p>');
  await user.click(screen.getByRole('button', { name: 'Write it as HTML' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '<p>Other <strong>words</strong></p>' } });
  await user.click(screen.getByRole('button', { name: 'Write it as text' }));
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveTextContent('Other words');
});

test('a text that takes its place and holds more is not damaged', async () => {
  const { user, written } = opens('<p>Words</p>');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(source()).toHaveValue('<h2 id="a">A</h2>');
  expect(written).toEqual([]);
});
