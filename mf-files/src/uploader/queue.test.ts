import { nextOf, type Queue, type QueueEvent, queueAfter, without, withUploaded } from './queue';

const file = new File(['x'], 'a.pdf');
const after = (...events: QueueEvent[]): Queue => events.reduce(queueAfter, [] as Queue);
const added = (...keys: string[]): QueueEvent => ({
  event: 'added',
  files: keys.map((key) => ({ key, file })),
  type: 'idDoc',
});

test('three files are sent at once, the others wait their turn', () => {
  expect(nextOf(after(added('a', 'b', 'c', 'd'))).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  const two = after(added('a', 'b', 'c', 'd'), { event: 'started', key: 'a' }, { event: 'started', key: 'b' });
  expect(nextOf(two).map(({ key }) => key)).toEqual(['c']);
  const full = queueAfter(two, { event: 'started', key: 'c' });
  expect(nextOf(full)).toEqual([]);
  expect(nextOf(queueAfter(full, { event: 'settled', key: 'a' })).map(({ key }) => key)).toEqual(['d']);
});

test('a failed file takes no place and waits only once it is tried again', () => {
  const failed = after(added('a'), { event: 'started', key: 'a' }, { event: 'failed', key: 'a', message: 'No' });
  expect(failed).toMatchObject([{ key: 'a', state: 'failed', message: 'No' }]);
  expect(nextOf(failed)).toEqual([]);
  expect(nextOf(queueAfter(failed, { event: 'retried', key: 'a' }))).toMatchObject([{ key: 'a', type: 'idDoc' }]);
});

test('news of a file that was given up changes nothing', () => {
  const left = after(added('a', 'b'), { event: 'settled', key: 'a' });
  expect(queueAfter(left, { event: 'progressed', key: 'a', sent: 0.5 })).toEqual(left);
});

test('a file that has arrived takes its place in the answer; one given up meanwhile stays out', () => {
  const waiting = [
    { pending: 'a', name: 'a.pdf', size: 1 },
    { id: '9', name: 'b.pdf', size: 2 },
  ];
  expect(withUploaded(waiting, 'a', '10')).toEqual([{ id: '10', name: 'a.pdf', size: 1 }, waiting[1]]);
  expect(withUploaded(without(waiting, 'a'), 'a', '10')).toEqual([waiting[1]]);
});
