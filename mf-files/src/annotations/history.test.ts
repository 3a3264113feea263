import { newAnnotation, newReply } from '../drawing/newAnnotation';
import { context } from '../drawing/testing';
import type { Annotation } from '../xfdf/annotation';
import { type Change, changed, historyOf } from './history';

const item = (name: string) => newAnnotation('square', [[50, 50]], { ...context, name });
const run = (...changes: Change[]) => changes.reduce(changed, historyOf({ annotations: [] }));
const names = (annotations: readonly Annotation[]) =>
  annotations.map((annotation) => (annotation.type === 'other' ? undefined : annotation.name));
const made = (name: string): Change => ({ type: 'made', annotation: item(name) });
const undone: Change = { type: 'undone' };
const redone: Change = { type: 'redone' };

test('what was made can be undone and redone, step by step', () => {
  const two = run(made('a'), made('b'));
  const one = changed(two, undone);
  const none = changed(one, undone);
  expect([two, one, none].map(({ now }) => names(now.annotations))).toEqual([['a', 'b'], ['a'], []]);
  expect(names(changed(changed(none, redone), redone).now.annotations)).toEqual(['a', 'b']);
});

test('undoing everything comes back to the very state that was saved', () => {
  const start = historyOf({ annotations: [item('a')] });
  expect(changed(changed(start, { type: 'removed', name: 'a' }), undone).now).toBe(start.now);
});

test('there is nothing before the beginning and nothing after the end', () => {
  const one = run(made('a'));
  expect(changed(one, redone)).toBe(one);
  expect(names(run(made('a'), undone, undone, undone).now.annotations)).toEqual([]);
});

test('a change after undoing forgets what was undone', () => {
  expect(run(made('a'), undone, made('b')).future).toEqual([]);
});

test('typing one comment is one step, and a comment on another annotation the next', () => {
  const typed = (name: string, contents: string): Change => ({
    type: 'changed',
    annotation: { ...item(name), contents },
    gesture: 'text',
  });
  const after = run(made('a'), made('b'), typed('a', 'H'), typed('a', 'Hi'), typed('b', 'J'));
  const contents = ({ now }: typeof after) => now.annotations.map((each) => each.type !== 'other' && each.contents);
  expect(contents(after)).toEqual(['Hi', 'J']);
  expect(contents(changed(after, undone))).toEqual(['Hi', '']);
  expect(contents(changed(changed(after, undone), undone))).toEqual(['', '']);
});

test('an annotation takes its replies, and theirs, with it', () => {
  const [note, other] = [item('note'), item('other')];
  const reply = newReply(note, 'Yes', { ...context, name: 'reply' });
  const second = newReply(reply, 'No', { ...context, name: 'second' });
  const history = historyOf({ annotations: [note, other, reply, second] });
  expect(names(changed(history, { type: 'removed', name: 'note' }).now.annotations)).toEqual(['other']);
});
