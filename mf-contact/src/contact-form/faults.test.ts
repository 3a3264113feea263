import { faultsOf } from './faults';
import { noAnswers } from './questions';

const complete = { ...noAnswers, firstName: 'Inês', lastName: 'Sá', email: 'ines', message: 'Hello' };

test('an empty form wants every answer but the mobile number, in the order they are asked', () => {
  expect([...faultsOf(noAnswers).keys()]).toEqual(['firstName', 'lastName', 'email', 'message']);
});

test('white space is no answer', () => {
  expect([...faultsOf({ ...complete, lastName: ' \t', message: '\n' })]).toEqual([
    ['lastName', 'required'],
    ['message', 'required'],
  ]);
});

test('a complete form wants nothing, and its e-mail address is not validated', () => {
  expect(faultsOf(complete).size).toBe(0);
});

test('a message may be as long as the limit, white space around it not counted, and no longer', () => {
  const longest = 'x'.repeat(5_000);
  expect(faultsOf({ ...complete, message: ` ${longest}\n` }).size).toBe(0);
  expect(faultsOf({ ...complete, message: `${longest}x` }).get('message')).toBe('tooLong');
});
