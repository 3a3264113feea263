import { refusesRecipient } from './refusesRecipient';

const answered = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) });

it.each([
  '550 5.1.1 <zoe@example.org>: Recipient address rejected: User unknown',
  '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 double-checking',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
  '550 Requested action not taken: mailbox unavailable',
  '551 User not local',
  '550 5.2.1 The email account that you tried to reach is disabled',
])('A mail server that answers %j to a recipient knows no such mailbox.', (response) => {
  expect(refusesRecipient(answered('RCPT TO', response))).toBe(true);
});

it.each([
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '554 5.7.1 <zoe@example.org>: Relay access denied'],
  ['RCPT TO', '550 5.7.1 Service unavailable; client host is blocked'],
  ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found'],
  ['RCPT TO', '530 5.7.0 Authentication required'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '450 4.1.1 User unknown in local recipient table'],
  ['MAIL FROM', '550 5.1.1 No such user'],
  ['DATA', '550 5.1.1 No such user'],
])('At %s, %j is nothing that the recipient is to blame for.', (command, response) => {
  expect(refusesRecipient(answered(command, response))).toBe(false);
});

it('A line that is dead says nothing of the recipient.', () => {
  expect(refusesRecipient(Object.assign(new Error('connect ECONNREFUSED'), { command: 'CONN' }))).toBe(false);
  expect(refusesRecipient('no error')).toBe(false);
});
