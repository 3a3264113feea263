import { SUBMITTED } from '@forms/shared/contract';
import { LINK, letterAbout, referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { openDay } from '../journeys/staffWork';
import type { Visitor } from '../visitor';

const here = journeys();
beforeAll(() => here.product.makes(openDay));

let isDead = false;
async function isBack() {
  await here.product.restart();
  isDead = false;
}
// A journey that failed may have left it so.
afterEach(async () => {
  if (isDead) await isBack();
});

/** What the college adds to such letters. */
const ADDED = 'We are closed on Friday';
const OURS = 'Write to us about this';
/** Writes a message that finds no server, and finds it again on the page that was closed over it. */
async function keepsMessage(visitor: Visitor, text: string): Promise<void> {
  await visitor.types(OURS, text);
  await visitor.sees('It is kept on this device until you send it.');
  isDead = true;
  await here.product.kill();
  visitor.forgives(/ERR_CONNECTION_(REFUSED|RESET)/, /ERR_FAILED/);
  await visitor.presses('Send message');
  await visitor.sees('It was not sent, and is still here.');
  expect(await visitor.valueOf(OURS)).toBe(text);
  await isBack();
  await visitor.page.reload();
  await visitor.eventually(async () => (await visitor.valueOf(OURS)) === text, 'the message to be there again');
}

test('staff and an applicant write to each other about what was sent, by its private page and a letter, and a message outlasts a dead server', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await visitor.presses('Submit');
  await visitor.sees(SUBMITTED.message);
  const reference = await referenceOn(visitor);
  await keepsMessage(visitor, 'May I bring a friend?');
  await visitor.presses('Send message');
  await visitor.sees('Your message is sent. We answer it here.');

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Reply templates');
  await member.presses('Add a template');
  await member.types('Title', 'Of course');
  await member.types('Words', 'Dear {name}, of course. Please tell us her name. {staff}');
  await member.sees('Dear Zoë Młyńska, of course.');
  const wrong = await looksAround(member, 'staff-reply-templates-written');
  await member.presses('Save');
  await member.sees('Saved: staff can choose them from now on');
  await member.follows('Letters');
  await member.picks('Add to a letter', 'Message');
  await member.types('English', ADDED);
  wrong.push(...(await looksAround(member, 'staff-letters-written')));
  await member.presses('Save');
  await member.sees('Saved: letters say it from now on');
  await member.follows('Home');
  await member.follows('Applicants to answer 1');
  await member.follows(reference);
  await member.sees('May I bring a friend?');
  expect((await member.text()).split('May I bring a friend?')).toHaveLength(2);
  await member.sees('Waits for an answer');
  await member.presses('Use a template');
  await member.presses('Of course', 'menuitem');
  await member.sees('“Of course” stands in your message');
  wrong.push(...(await looksAround(member, 'staff-enquiry-messages')));
  await member.presses('Send message');
  await member.eventually(async () => !(await member.has('button', 'No answer needed')), 'the waiting to end');

  const later = await here.visitor();
  await later.opens(await letterAbout(here.product, later, reference, LINK, 'We have written to you'));
  await letterAbout(here.product, later, reference, new RegExp(`(${ADDED})`), 'We have written to you');
  await later.sees('of course. Please tell us her name. Administrator');
  wrong.push(...(await looksAround(later, 'application-messages')));
  expect(wrong).toEqual([]);
});
