import { errorsOf } from './errors';
import { noAnswers } from './questions';

const complete = { ...noAnswers, firstName: 'Inês', lastName: 'Sá', email: 'ines', message: 'Hello' };

test('an empty form wants every answer but the mobile number, in the order they are asked', () => {
  expect([...errorsOf(noAnswers).keys()]).toEqual(['firstName', 'lastName', 'email', 'message']);
});

test('white space is no answer', () => {
  expect([...errorsOf({ ...complete, lastName: ' \t', message: '\n' })]).toEqual([
    ['lastName', 'required'],
    ['message', 'required'],
  ]);
});

test('a complete form wants nothing, and its e-mail address is not validated', () => {
  expect(errorsOf(complete).size).toBe(0);
});

test('a message may be as long as the limit, white space around it not counted, and no longer', () => {
  const longest = 'x'.repeat(5_000);
  expect(errorsOf({ ...complete, message: ` ${longest}\n` }).size).toBe(0);
  expect(errorsOf({ ...complete, message: `${longest}x` }).get('message')).toBe('tooLong');
});
