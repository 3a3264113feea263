import fc from '../../testing/properties/fastCheck';
import { idempotencyKey } from './idempotency';

test('the same payload of a journey has one key, after a reload too; an edited one another', () => {
  const key = idempotencyKey('journey', [{ name: 'you', values: { firstName: 'Ada' } }]);
  expect(idempotencyKey('journey', [{ name: 'you', values: { firstName: 'Ada' } }])).toBe(key);
  expect(idempotencyKey('journey', [{ name: 'you', values: { firstName: 'Adb' } }])).not.toBe(key);
  expect(key).toMatch(/^journey-[0-9a-f]{16}$/);
});

test('two visitors with the same answers have different keys', () => {
  expect(idempotencyKey('one', ['a'])).not.toBe(idempotencyKey('two', ['a']));
});

test('no two payloads of a journey meet', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      expect(idempotencyKey('journey', one) === idempotencyKey('journey', two)).toBe(one === two);
    }),
  );
});
