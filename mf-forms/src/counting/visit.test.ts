import { visitFrom } from './visit';

let now = 0;
beforeEach(() => {
  now = 0;
});
const MINUTE = 60_000;
const newVisit = (draft?: { current?: string; passed?: string[] }) => visitFrom('who', draft, () => now);

test('who looks at a form has not begun it; who answers something has, once', () => {
  const visit = newVisit();
  expect(visit.isAt('who', false)).toEqual([]);
  expect(visit.isAt('who', true)).toEqual([{ did: 'begin', at: 'who' }]);
  expect(visit.isAt('who', true)).toEqual([]);
});

test('each step is counted once, from the furthest before it, however often somebody goes back', () => {
  const visit = newVisit();
  visit.isAt('who', true);
  expect(visit.isAt('wishes', true)).toEqual([{ did: 'goOn', from: 'who', to: 'wishes' }]);
  expect([...visit.isAt('who', true), ...visit.isAt('wishes', true)]).toEqual([]);
  visit.isAt('who', true);
  expect(visit.isAt('_check', true)).toEqual([{ did: 'goOn', from: 'wishes', to: '_check' }]);
});

test('who goes on without an answer has begun at the first step', () => {
  expect(newVisit().isAt('wishes', true)).toEqual([
    { did: 'begin', at: 'who' },
    { did: 'goOn', from: 'who', to: 'wishes' },
  ]);
});

test('what a form took is the span from the first answer, told once', () => {
  const visit = newVisit();
  now = 30 * MINUTE;
  visit.isAt('who', true);
  now += 7 * MINUTE;
  expect(visit.isSent()).toEqual([{ did: 'finish', from: 'who', span: 5 }]);
  expect([...visit.isSent(), ...visit.isAt('wishes', true)]).toEqual([]);
});

test('who sends a form as it stands began it, too', () => {
  expect(newVisit().isSent()).toEqual([
    { did: 'begin', at: 'who' },
    { did: 'finish', from: 'who', span: 0 },
  ]);
});

test('who goes on with a draft has not begun once more, nor come again to the steps that it had been at', () => {
  const visit = newVisit({ current: 'wishes', passed: ['who'] });
  expect([...visit.isAt('wishes', true), ...visit.isAt('who', true)]).toEqual([]);
  expect(visit.isAt('_check', true)).toEqual([{ did: 'goOn', from: 'wishes', to: '_check' }]);
  expect(visit.isSent()).toEqual([{ did: 'finish', from: '_check', span: 0 }]);
});
