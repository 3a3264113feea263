import { idempotencyKeys } from './idempotency';

test('the same payload keeps its key, an edited one gets another', () => {
  const keyOf = idempotencyKeys();
  const key = keyOf([{ name: 'you', values: { firstName: 'Ada' } }]);
  expect(keyOf([{ name: 'you', values: { firstName: 'Ada' } }])).toBe(key);
  expect(keyOf([{ name: 'you', values: { firstName: 'Bea' } }])).not.toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('two visitors with the same answers have different keys', () => {
  expect(idempotencyKeys()(['a'])).not.toBe(idempotencyKeys()(['a']));
});
