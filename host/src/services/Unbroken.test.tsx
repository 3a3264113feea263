import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Unbroken } from './Unbroken';

function wholes(words: ReactNode): (string | null)[] {
  const { container } = render(<Unbroken>{words}</Unbroken>);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
}

test.each([
  ['Merge EX-3F7K2P into EX-9QWR4T?', ['EX-3F7K2P', 'EX-9QWR4T']],
  ['INV-2026-00042 was due on 22nd November 2026.', ['INV-2026-00042', '22nd November 2026']],
  ['Até 1 de março de 2027', ['1 de março de 2027']],
  ['It is -£1,234.50 now.', ['-£1,234.50']],
  ['A-level mathematics, 3 papers', []],
])('in “%s” stay whole: %j', (words, whole) => {
  expect(wholes(words)).toEqual(whole);
});

test('so do those within paragraphs, and every word is still there', () => {
  const stays = 'EX-9QWR4T';
  const words = (
    <div>
      <p>
        <strong>{stays} stays</strong>, and you go on with {stays}.
      </p>
      <p>It can be taken apart again.</p>
    </div>
  );
  expect(wholes(words)).toEqual([stays, stays]);
  expect(render(<Unbroken>{words}</Unbroken>).container).toHaveTextContent(
    'EX-9QWR4T stays, and you go on with EX-9QWR4T.It can be taken apart again.',
  );
});
