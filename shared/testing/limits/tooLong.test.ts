import { tooLong } from './tooLong';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  const a${at} = ${at};`).join('\n');

test('a file of 300 lines and a function of 100 are read at a time; one line more is said, with where', () => {
  expect(tooLong('a.ts', `${lines(300)}\n`)).toEqual([]);
  expect(tooLong('a.ts', `${lines(301)}\n`)).toEqual(['a.ts has 301 lines: at most 300']);
  expect(tooLong('a.ts', `\nfunction long() {\n${lines(98)}\n}\n`)).toEqual([]);
  expect(tooLong('a.ts', `\nfunction long() {\n${lines(99)}\n}\n`)).toEqual([
    'a.ts:2 is a function of 101 lines: at most 100',
  ]);
});

test('a component, a method and a function within another are functions, too', () => {
  expect(tooLong('a.tsx', `const A = () => {\n${lines(100)}\n  return <p />;\n};\n`)).toHaveLength(1);
  expect(tooLong('a.ts', `class A {\n  b() {\n${lines(100)}\n  }\n}\n`)).toHaveLength(1);
  expect(tooLong('a.ts', `const a = () => {\n  return () => {\n${lines(100)}\n  };\n};\n`)).toHaveLength(2);
});
