import { fireEvent, render } from '@testing-library/react';
import type { Tool } from '../drawing/tools';
import { useTextMarkup } from './useTextMarkup';

const annotateSelection = jest.fn();
let tool: Tool = 'highlight';
jest.mock('./useAnnotationEditor', () => ({ useEditor: () => ({ tool, whyReadOnly: undefined }) }));
jest.mock('./useMaking', () => ({ useMaking: () => ({ annotateSelection }) }));

function Viewer() {
  useTextMarkup();
  return (
    <>
      <button type="button">Elsewhere</button>
      <section data-document>
        <p>Beside</p>
        <div className="textLayer">Words</div>
      </section>
    </>
  );
}
const drag = (from: string, to: string) => {
  const { getByText } = render(<Viewer />);
  fireEvent.pointerDown(getByText(from));
  fireEvent.pointerUp(to === 'outside' ? document : getByText(to));
};

beforeEach(() => {
  annotateSelection.mockClear();
  tool = 'highlight';
});

test.each([
  ['Words', 'Words'],
  ['Words', 'Beside'],
  ['Words', 'Elsewhere'],
  ['Words', 'outside'],
  ['Beside', 'Beside'],
  ['Elsewhere', 'Words'],
])('text that is selected from “%s” to “%s” is marked', (from, to) => {
  drag(from, to);
  expect(annotateSelection).toHaveBeenCalledWith('highlight');
});

test('a press elsewhere marks nothing of what is selected', () => {
  drag('Elsewhere', 'Elsewhere');
  expect(annotateSelection).not.toHaveBeenCalled();
});

test('another tool marks no text', () => {
  tool = 'square';
  drag('Words', 'Words');
  expect(annotateSelection).not.toHaveBeenCalled();
});
