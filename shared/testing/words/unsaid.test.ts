import { unsaidIn } from './unsaid';

const texts = (source: string) => unsaidIn('Part.tsx', source).map(({ text }) => text);

test('words between tags and in what is read aloud are found where nobody says them', () => {
  expect(texts(`const part = <p aria-label="Steps" className="list">Back <b>{'x'}</b></p>;`)).toEqual([
    'Steps',
    'Back',
  ]);
});

test('what is said, and what is no words, is left in peace', () => {
  expect(texts(`const part = <p aria-label={say('Steps')} role="list">{say('Back')} · {count}</p>;`)).toEqual([]);
});
