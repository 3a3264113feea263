import { routes, shortDay, shownDay } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { picksDay } from '../journeys/picksDay';
import { toPaymentMethods } from '../journeys/registration';

const here = journeys();
/** An application is gone through, and screens are looked at on the way. */
const WALK_MS = 240_000;

test(
  'staff send an entry to its board, record its answer and withdraw the entry again: the pages say so, and a letter does',
  async () => {
    const visitor = await here.visitor();
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by bank transfer');
    const entries = async () => (await here.product.asStaff(routes.examEntries)).rows;
    await visitor.eventually(async () => (await entries()).length > 0, 'the entry');
    const [entry] = await entries();
    if (!entry) throw new Error('No entry was made');
    const named = `${entry.name}, ${entry.subject.name} ${entry.option.code}`;

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    const [paper] = entry.papers;
    const day = `${entry.series.id.replace(/\D/g, '')}-05-17`;
    await member.follows('Exam catalogue');
    await member.page.locator('::-p-aria([role="searchbox"])').fill(entry.option.code);
    await member.sees('1 to 1 of 1');
    await member.presses(`Actions for ${entry.subject.name}`);
    await member.presses('Edit', 'menuitem');
    await member.presses(`Say when ${paper?.code} is sat`);
    await member.find('combobox', 'Session');
    await picksDay(member, 'Sat on', 0, day);
    await member.picks('Session', 'Evening');
    await (await member.find('combobox', 'Session')).evaluate((field) => field.scrollIntoView({ block: 'center' }));
    const wrong = await looksAround(member, 'staff-catalogue-sat');
    await member.presses('Save');
    await member.eventually(async () => !(await member.has('button', 'Save')), 'the dialog to close');

    await member.follows('Exam days');
    await member.sees(`${shownDay(day)}, evening`);
    wrong.push(...(await looksAround(member, 'staff-exam-days-full')));

    await member.follows('Statistics');
    await member.sees('Share');
    wrong.push(...(await looksAround(member, 'staff-statistics-full')));

    await member.follows('Exam entries');
    await member.find('button', `Actions for ${named}`);
    await member.sees(`${shortDay(day)} evening`);
    wrong.push(...(await looksAround(member, 'staff-entries-full')));
    await member.ticks(`Select ${named}`);
    await member.find('button', 'Give numbers');
    wrong.push(...(await looksAround(member, 'staff-entries-selected')));
    await member.presses('Give numbers');
    await member.sees('1 entry with a candidate number.');

    await member.follows('Sent to boards');
    await member.sees('no number yet: set it below');
    await member.presses(`Edit the number of Oxford with ${entry.board.title}`);
    await member.types('Centre number', '91526');
    await member.presses('Save');
    await member.sees('number 1 of centre 91526');
    await member.find('button', `Actions for ${named}`);
    wrong.push(...(await looksAround(member, 'staff-submissions-due')));
    await member.presses('Freeze 1 row');
    await member.presses('Freeze');
    await member.follows('Its file and the board’s answers');
    await member.presses(`Actions for ${named}`);
    await member.presses('Accepted', 'menuitem');
    await member.sees('1 row recorded as accepted.');
    wrong.push(...(await looksAround(member, 'staff-submission')));
    await member.follows('Exam entries');
    // The page before has a button of that name, too.
    await member.find('button', 'Send statements of entry');
    await member.presses(`Actions for ${named}`);
    await member.presses('Correct the candidate', 'menuitem');
    await member.types('UCI (optional)', '689990980001E');
    await member.presses('Save');
    await member.sees('its last letter does not fit the rest');
    await member.rests();
    wrong.push(...(await looksAround(member, 'staff-candidate')));
    await member.types('UCI (optional)', '689990980001D');
    await member.types('Reason (optional)', 'By her statement of results');
    await member.presses('Save');
    await member.sees('UCI 689990980001D');
    await member.eventually(
      async () => (await member.focused()) === `Actions for ${named}`,
      'the focus to be where the dialog was opened from',
    );
    await member.follows('Sent to boards');
    await member.sees('number 2 of centre 91526');
    await member.sees('Had no UCI');
    wrong.push(...(await looksAround(member, 'staff-submissions-corrected')));
    await member.opens(`/staff/enquiry/${entry.enquiryId}`);
    await member.sees('Candidate corrected');
    wrong.push(...(await looksAround(member, 'staff-enquiry-corrected')));

    await member.follows('Exam entries');
    await member.find('button', 'Send statements of entry');
    await member.presses(`Actions for ${named}`);
    await member.presses('Withdraw', 'menuitem');
    await member.sees('Comes back');
    await member.rests();
    wrong.push(...(await looksAround(member, 'staff-entries-withdraw')));
    await member.types('Reason', 'Moved away');
    await member.presses('Withdraw it');
    await member.sees('Withdrawn');
    await member.eventually(
      async () => here.product.letters().some((letter) => letter.includes('withdrawn an exam entry')),
      'the letter',
    );
    expect((await entries()).map(({ state }) => state)).toEqual(['withdrawn']);
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
