import { noAnswers, unanswered } from './enquiry';

const complete = { ...noAnswers, firstName: 'Inês', lastName: 'Sá', email: 'ines', message: 'Hello' };

test('an empty form wants every answer but the mobile number, in the order they are asked', () => {
  expect(unanswered(noAnswers)).toEqual(['firstName', 'lastName', 'email', 'message']);
});

test('white space is no answer', () => {
  expect(unanswered({ ...complete, lastName: ' \t', message: '\n' })).toEqual(['lastName', 'message']);
});

test('a complete form wants nothing, and its e-mail address is not judged', () => {
  expect(unanswered(complete)).toEqual([]);
});
