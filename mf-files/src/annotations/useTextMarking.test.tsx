import { fireEvent, render } from '@testing-library/react';
import type { Tool } from '../drawing/tools';
import { useTextMarking } from './useTextMarking';

const markSelection = jest.fn();
let tool: Tool = 'highlight';
jest.mock('./useAnnotationEditor', () => ({ useEditor: () => ({ tool, whyReadOnly: undefined }) }));
jest.mock('./useMaking', () => ({ useMaking: () => ({ markSelection }) }));

function Viewer() {
  useTextMarking();
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
  markSelection.mockClear();
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
  expect(markSelection).toHaveBeenCalledWith('highlight');
});

test('a press elsewhere marks nothing of what is selected', () => {
  drag('Elsewhere', 'Elsewhere');
  expect(markSelection).not.toHaveBeenCalled();
});

test('another tool marks no text', () => {
  tool = 'square';
  drag('Words', 'Words');
  expect(markSelection).not.toHaveBeenCalled();
});
