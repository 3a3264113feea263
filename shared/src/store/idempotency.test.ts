import { idempotencyKey } from './idempotency';

test('what is sent again carries the same key', () => {
  expect(idempotencyKey({ a: [1, 'é'] })).toBe(idempotencyKey({ a: [1, 'é'] }));
});

test('what was edited carries a new key, and the old one again when the edit is undone', () => {
  const first = idempotencyKey({ name: 'Ada' });
  expect(idempotencyKey({ name: 'Adam' })).not.toBe(first);
  expect(idempotencyKey({ name: 'Ada' })).toBe(first);
});

test('a key fits in a header', () => {
  expect(idempotencyKey('anything')).toMatch(/^[0-9a-f]{32}$/);
});
