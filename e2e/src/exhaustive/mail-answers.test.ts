import { createHmac } from 'node:crypto';
import { SUBMITTED } from '@forms/shared/contract';
import { referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { openDay } from '../journeys/staffWork';

const secret = 'what the mail server of the college signs with';
const here = journeys({ MAIL_INCOMING_SECRET: secret });
beforeAll(() => here.product.makes(openDay));

/** Hands a mail to the site, as the college's mail server does. */
async function arrives(lines: string[]): Promise<void> {
  const mail = Buffer.from(lines.join('\r\n'));
  const time = Math.floor(Date.now() / 1000);
  const signed = createHmac('sha256', secret).update(`${time}.`).update(mail).digest('hex');
  const response = await fetch(`${here.product.address}/api/mail/incoming`, {
    method: 'POST',
    body: new Uint8Array(mail),
    headers: { 'content-type': 'message/rfc822', 'mail-signature': `t=${time},v1=${signed}` },
  });
  expect(response.status).toBe(200);
}

const answer = (letter: string) => [
  'From: Zoë Hall <zoe@example.com>',
  'To: office@example.org',
  'Cc: Mary Hall <mary@example.com>',
  'Subject: My passport',
  'Message-ID: <answer@mailer.example>',
  `In-Reply-To: ${letter}`,
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Here is my passport. May my mother come, too?',
  '',
  'On Thu, 26 Nov 2026 at 10:00, College <office@example.org> wrote:',
  '> We have received what you sent us.',
  '--b',
  'Content-Type: application/pdf',
  'Content-Disposition: attachment; filename=passport.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.7\n').toString('base64'),
  '--b',
  'Content-Type: application/x-msdownload',
  'Content-Disposition: attachment; filename=holiday.exe',
  '',
  'MZ',
  '--b--',
];

test('an answer by mail to a letter waits in the timeline of its enquiry, with what it quotes and what was attached', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await visitor.presses('Submit');
  await visitor.sees(SUBMITTED.message);
  const reference = await referenceOn(visitor);
  const letter = () => here.product.letters().find((each) => each.includes(reference) && each.includes('Message-ID: '));
  await visitor.eventually(async () => letter() !== undefined, 'the letter that confirms it');
  await arrives(answer(/Message-ID: (<[^>]+>)/i.exec(letter() ?? '')?.[1] ?? ''));
  await arrives([
    'From: Mallory Mann <mallory@example.net>',
    `Subject: About ${reference}`,
    '',
    'Please send me what you have of her.',
  ]);

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Home');
  await member.follows('Applicants to answer 1');
  await member.follows(reference);
  await member.sees('Here is my passport. May my mother come, too?');
  await member.sees('Mary Hall <mary@example.com>');
  await member.sees('Waits for an answer');
  const wrong = await looksAround(member, 'staff-enquiry-mail');

  await member.follows('Contacts 1 waiting');
  await member.follows('Mallory Mann');
  await member.sees(`This mail seems to answer ${reference}`);
  wrong.push(...(await looksAround(member, 'staff-contact-mail')));
  await member.follows(`Open ${reference}`);
  await member.presses('No answer needed');
  await member.eventually(async () => !(await member.has('button', 'No answer needed')), 'the waiting to end');
  expect(wrong).toEqual([]);
});
