import { newAnnotation, newMarkup, newReply } from '../drawing/newAnnotation';
import { context } from '../drawing/testing';
import { serialisedParts } from './appendToPdf';

// pdf.js itself is tried in a browser: here is what it is handed.
jest.mock('react-pdf', () => ({ pdfjs: {} }));
jest.mock('../views/pdf/pdfjs', () => ({ pdfOptions: {} }));
jest.mock('../drawing/measure', () => ({ measure: (text: string, size: number) => (text.length * size) / 2 }));

const comments = (annotations: Parameters<typeof serialisedParts>[0]) =>
  serialisedParts(annotations).map(({ popup }) => popup?.contents);

test('replies, and replies to those, stand in the comment on what they answer, each under who says it', () => {
  const square = { ...newAnnotation('square', [[100, 100]], { ...context, name: 'a' }), contents: 'Is this right?' };
  const named = (name: string, author: string) => ({ ...context, name, author });
  const first = { ...newReply({ ...square, name: 'a' }, 'Yes, it is', named('b', 'Ana')), name: 'b' };
  const second = newReply(first, 'Thank you', named('c', 'Rui'));
  expect(comments([square, second, first])).toEqual(['Is this right?\n\nAna: Yes, it is\n\nRui: Thank you']);
});

test('an annotation of several parts has its comment once', () => {
  const note = { ...newAnnotation('note', [[100, 100]], { ...context, name: 'a' }), contents: 'See page 3' };
  const all = comments([note]);
  expect(all.length).toBeGreaterThan(1);
  expect(all.filter((comment) => comment !== undefined)).toEqual(['See page 3']);
});

test('replies that answer each other in a circle end', () => {
  const square = newAnnotation('square', [[100, 100]], { ...context, name: 'a' });
  const reply = { ...newReply({ ...square, name: 'b' }, 'Round', { ...context, name: 'b' }), name: 'b' };
  expect(
    comments([
      { ...square, inReplyTo: 'b' },
      { ...reply, inReplyTo: 'b' },
    ]),
  ).toEqual([undefined]);
});

test('an annotation on several lines of text has its comment once', () => {
  const quad = [
    [60, 340],
    [160, 340],
    [60, 320],
    [160, 320],
  ] as const;
  const item = { ...newMarkup('highlight', [quad, quad] as never, context), contents: 'Both lines' };
  expect(comments([item])).toEqual(['Both lines', undefined]);
});
