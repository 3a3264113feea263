import { routes } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import { staffMember } from '../product';
import { phone, type Visitor } from '../visitor';
import { entersOn, tabsTo } from './byKeyboard';
import { journeys } from './journey';
import { looksAround } from './looksAround';
import { smallPdf } from './smallPdf';
import { leavesWork, openDay } from './staffWork';

const here = journeys();

/** Opens the menu of the status it has, and chooses another. */
async function setsStatus(member: Visitor, from: string, to: string): Promise<void> {
  await member.presses(`Status: ${from}`);
  await member.presses(to, 'menuitemradio');
  await member.find('button', `Status: ${to}`);
}

test('a member of staff sees what waits, and works through an enquiry, a message and a bug report', async () => {
  await here.product.makes(openDay);
  await leavesWork(await here.visitor());

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.find('link', 'Enquiries 1 waiting');
  expect(await member.barriers()).toEqual([]);
  await member.follows('Zoë');
  await member.sees('zoe@example.com');
  await setsStatus(member, 'New', 'In progress');
  await member.sees('Set to');
  await member.presses('Type: Other');
  await member.presses('Full time', 'menuitemradio');
  await member.find('button', 'Type: Full time');
  // Said before the server has it; a change of the version before is sent twice.
  await member.settles();
  await member.presses('Assigned to: Nobody');
  await member.presses('Administrator', 'menuitemradio');
  await member.sees('Assigned to Administrator');
  await member.presses('New tag', 'combobox');
  await member.page.keyboard.type('Evenings');
  await member.presses('Add');
  await member.sees('Tag “Evenings” added');
  await member.presses('Note for staff', 'radio');
  await member.types('Note', 'Called, will write on Monday');
  await member.presses('Add note');
  await member.find('heading', 'Timeline');
  await member.eventually(async () => (await member.valueOf('Note')) === '', 'the note to be kept');
  expect(await member.barriers()).toEqual([]);
  await member.pictures('portal-enquiry');

  await member.follows('Enquiries');
  await member.sees('1 to 1 of 1');
  await member.page.keyboard.press('j');
  await member.page.keyboard.press('e');
  await member.picks('Assign to', 'Nobody');
  await member.presses('Assign');
  await member.page.keyboard.press('/');
  expect(await member.focused()).toBe('Search enquiries');
  await member.page.keyboard.press('Tab');
  await member.presses('Keys');
  await member.sees('Next row, row before');
  expect(await member.barriers()).toEqual([]);
  await member.pictures('list-keys');
  await member.page.keyboard.press('Escape');
  await member.presses('Name');
  await member.presses('Save as…');
  await member.find('textbox', 'Name');
  await member.page.keyboard.type('By name');
  await member.page.keyboard.press('Enter');
  await member.presses('Share with colleagues');
  await member.find('button', 'Stop sharing');
  expect(await member.barriers()).toEqual([]);

  await member.page.keyboard.down('Control');
  await member.page.keyboard.press('k');
  await member.page.keyboard.up('Control');
  await member.find('combobox', 'Go to a page, person, enquiry, invoice or message');
  await member.page.keyboard.type('zoe');
  await member.sees('2 places');
  expect(await member.barriers()).toEqual([]);
  await member.pictures('go-to');
  await member.page.keyboard.press('Enter');
  await member.find('heading', 'Enquiries (1)');
  await member.sees('zoe@example.com');

  await member.follows('Contacts 1 waiting');
  await member.follows('Rui Melo');
  await member.find('heading', 'Message from Rui Melo');
  await member.sees('When do exams begin?');
  expect((await member.addressesOf('link')).some((address) => address.startsWith('mailto:rui%40example.com'))).toBe(
    true,
  );
  await member.presses('Reply');
  await member.find('textbox', 'Reply');
  await member.presses('Send');
  await member.sees('A reply needs some words');
  expect(await member.focused()).toBe('Reply');
  await member.page.keyboard.type('They begin in May.');
  expect(await member.barriers()).toEqual([]);
  await member.presses('Send');
  await member.find('button', 'Status: Completed');
  await member.find('heading', 'Reply');
  await member.sees('They begin in May.');
  expect(await member.barriers()).toEqual([]);
  await member.find('link', 'Contacts');

  await member.follows('Bug reports 1 waiting');
  await member.follows('500: Something went wrong');
  await member.find('heading', 'Bug report');
  for (const text of ['I pressed Submit twice', 'POST /webforms/form/open-day/data', 'Nobody signed in']) {
    await member.sees(text);
  }
  await setsStatus(member, 'Submitted', 'Investigating');

  // The page shows a change before the server has taken it.
  await member.eventually(
    async () => Object.values(await here.product.asStaff(routes.waiting)).every((waiting) => waiting === 0),
    'nothing to wait on the server',
  );
  await member.follows('Home');
  await member.eventually(async () => (await member.text()).split('Nothing waits.').length === 4, 'nothing to wait');
});

releaseTest(
  'a note for a colleague is written by keyboard, reaches them by letter and on their home page, and leaves it once they have done with it',
  async () => {
    const [enquiry] = await here.product.listed(routes.enquiries);
    const path = `/staff/enquiry/${enquiry?.id}`;
    const ana = await here.visitor();
    await ana.opens(await here.product.linkFor({ name: 'Ana Sá', email: 'ana@college.test', roles: ['Staff'] }));
    await ana.find('heading', 'Home');

    const writer = await here.visitor();
    await writer.opens(await here.product.loginLink());
    await writer.find('heading', 'Home');
    await writer.opens(path);
    await writer.find('radio', 'Note for staff');
    await entersOn(writer, 'Skip to the page');
    await tabsTo(writer, 'To the applicant');
    await writer.page.keyboard.press('ArrowRight');
    await tabsTo(writer, 'Note');
    await writer.page.keyboard.type('Please ring her mother');
    await tabsTo(writer, 'For');
    await writer.page.keyboard.type('Ana');
    await writer.find('button', 'Remove Ana Sá');
    expect(await looksAround(writer, 'staff-note-for-colleague')).toEqual([]);
    await entersOn(writer, 'Add note');
    await writer.sees('For Ana Sá');

    const letter = () => here.product.letters().find((text) => text.includes('has written a note for you about'));
    await writer.eventually(async () => Boolean(letter()), 'the letter to Ana');
    expect(letter()).toContain(`${here.product.address}${path}`);
    expect(letter()).not.toContain('mother');

    await ana.opens('/staff/home');
    await ana.follows('Notes for you 1');
    await ana.follows(enquiry?.reference ?? '');
    await ana.sees('Please ring her mother');
    await ana.presses('I have done with it');
    await ana.sees('For Ana Sá (done)');
    await ana.follows('Home');
    await ana.find('heading', 'Work owed');
    await ana.eventually(async () => !(await ana.has('link', 'Notes for you 1')), 'the queue to be empty');
  },
);

releaseTest(
  'of two members who change an enquiry at once, the second sees what the first made of it, and decides',
  async () => {
    const [enquiry] = await here.product.listed(routes.enquiries);
    const [one, two] = [await here.visitor(), await here.visitor()];
    for (const member of [one, two]) {
      await member.opens(await here.product.loginLink());
      await member.find('heading', 'Home');
      await member.opens(`/staff/enquiry/${enquiry?.id}`);
      await member.find('button', 'Status: In progress');
    }
    await setsStatus(one, 'In progress', 'Declined');
    two.forgives(/409/);
    await two.presses('Status: In progress');
    await two.presses('Completed', 'menuitemradio');
    await two.sees('Status: now “Declined”. You chose “Completed”.');
    expect(await two.barriers()).toEqual([]);
    await two.presses('Change it to mine');
    await two.find('button', 'Status: Completed');
    await two.sees('Set to Declined');
    await two.sees('Set to Completed');
    expect((await here.product.asStaff(routes.enquiry, { id: enquiry?.id ?? '' })).status).toBe('completed');
  },
);

releaseTest('an administrator adds a user, whose link leads to what they may open and no further', async () => {
  const admin = await here.visitor();
  await admin.opens(await here.product.loginLink());
  await admin.follows('Users');
  await admin.presses('Add user');
  await admin.types('Name', 'Ben Ode');
  await admin.types('Email address', 'ben@college.test');
  await admin.ticksMatching('Staff');
  await admin.presses('Add user');
  await admin.find('heading', 'Ben Ode');
  await admin.presses('Make a sign-in link');
  const link = await admin.valueOf('The link');
  expect(await admin.barriers()).toEqual([]);

  const ben = await here.visitor(phone);
  await ben.opens(link);
  await ben.find('heading', 'Home');
  await ben.presses('Menu');
  await ben.find('link', 'Enquiries');
  await ben.sees('Ben Ode');
  expect(await ben.has('link', 'Users')).toBe(false);
  await ben.pictures('portal-menu-phone');
  expect(await ben.barriers()).toEqual([]);
  await ben.opens('/staff/users');
  await ben.sees('This page is not for your role');

  await admin.presses('Make inactive');
  await admin.sees('Make Ben Ode inactive?');
  await admin.presses('Yes');
  await admin.find('button', 'Make active');
  ben.forgives(/401/);
  await ben.opens('/staff/home');
  await ben.sees('Login expired');
});

releaseTest('signing out in one tab leaves nothing of what was read on the screen of another', async () => {
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.find('heading', 'What you can open');
  const other = await member.opensTab();
  await other.opens('/staff/users');
  await other.sees(staffMember.email);
  const bytes = smallPdf([{ text: 'A report' }]);
  const fileId = await here.product.upload('Report of Zoë Hall.pdf', bytes, 'application/pdf');
  const reader = await member.opensTab();
  reader.forgives(/402/);
  await reader.opens(`/file/${fileId}`);
  await reader.find('heading', 'Report of Zoë Hall');
  // What is still under way when a page leaves is told as failed.
  for (const tab of [member, other, reader]) await tab.settles();
  member.forgives(/401/);
  other.forgives(/401/);
  await member.page.bringToFront();
  await member.presses('Sign out');
  await other.eventually(async () => new URL(other.page.url()).pathname === '/', 'the other tab to leave');
  expect(await other.page.content()).not.toContain(staffMember.email);
  const isGone = async () => !(await reader.page.content()).includes('Zoë Hall');
  await reader.eventually(isGone, 'the file to leave the screen');
});

releaseTest('who teaches is led to their tuition and to the site, and to nothing of the office', async () => {
  const admin = await here.visitor();
  await admin.opens(await here.product.loginLink());
  await admin.find('heading', 'Home');
  await admin.opens('/staff/user/new');
  await admin.types('Name', 'Clara Nunes');
  await admin.types('Email address', 'clara@college.test');
  await admin.ticksMatching('Tutor');
  await admin.presses('Add user');
  await admin.find('heading', 'Clara Nunes');
  await admin.presses('Make a sign-in link');
  const link = await admin.valueOf('The link');

  const clara = await here.visitor();
  await clara.opens(link);
  await clara.find('heading', 'What you can open');
  await clara.find('link', 'My tuition');
  expect(await clara.has('link', 'Enquiries')).toBe(false);
  expect(await clara.barriers()).toEqual([]);
  await clara.follows('Public site');
  await clara.find('heading', 'Examinations and tuition, arranged online');
});
