import fc from '../../testing/properties/fastCheck';
import { type ExamSession, examSessions } from '../exams/offer';
import { keysOf } from '../exams/qualification';
import { clashingWith, type SatPaper } from './clashes';

const sat = (paperId: string, on: string, session: ExamSession): SatPaper => ({ paperId, on, session });
const mathematics = sat('aqa-gcse-8300-1h', '2027-05-17', 'am');
const physics = sat('ocr-alevel-h556-01', '2027-05-17', 'am');

test.each([
  ['two papers of one morning clash', [mathematics, physics], [physics]],
  ['one in the morning and one in the evening do not', [mathematics, { ...physics, session: 'evening' as const }], []],
  ['nor do two mornings', [mathematics, { ...physics, on: '2027-05-18' }], []],
  ['nor does a paper with itself, entered twice', [mathematics, { ...mathematics }], []],
])('%s', (_, papers, clashes) => {
  expect(clashingWith(mathematics, papers)).toEqual(clashes);
});

test('of two papers each clashes with the other or neither does', () => {
  const paper = fc.record({
    paperId: fc.constantFrom('a', 'b', 'c'),
    on: fc.constantFrom('2027-05-17', '2027-05-18'),
    session: fc.constantFrom(...keysOf(examSessions)),
  });
  fc.assert(
    fc.property(paper, paper, (one, other) => {
      expect(clashingWith(one, [other])).toHaveLength(clashingWith(other, [one]).length);
    }),
  );
});
