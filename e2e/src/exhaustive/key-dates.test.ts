import { formatPence, routes, shownDay } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { picksDay } from '../journeys/picksDay';
import { declarations, declares, fillRegistration, pages } from '../journeys/registration';
import type { Visitor } from '../visitor';

const here = journeys();
/** Two forms are gone through, and screens are looked at on the way. */
const WALK_MS = 240_000;

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Writes over the last field of a label, of several. */
async function typesLast(member: Visitor, label: string, text: string): Promise<void> {
  const fields = await member.page.$$(`::-p-aria([name="${label}"][role="textbox"])`);
  await fields.at(-1)?.click({ count: 3 });
  await member.page.keyboard.type(text);
}

async function finds(visitor: Visitor, words: string): Promise<void> {
  await visitor.presses('Add exam');
  await visitor.eventually(async () => (await visitor.focused()) === 'Search for an exam', 'the search to be ready');
  await visitor.page.keyboard.type(words);
}

test(
  'staff end a series’ ordinary entries: the next candidate sees the late fee and pays it, and once it is closed nobody enters',
  async () => {
    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Key dates');
    await member.find('button', 'Edit AQA GCSE');
    const wrong = await looksAround(member, 'staff-key-dates');
    await member.presses('Edit AQA GCSE');
    await member.sees('Candidates can be entered in this series');
    await member.rests();
    await picksDay(member, 'Our last day', 0, dayFrom(-1));
    await picksDay(member, 'Board’s last day', 0, dayFrom(-1));
    await member.presses('Add a late stage');
    await member.sees('Remove Late entry');
    await member.presses('Save');
    await member.sees('Please enter a date');
    wrong.push(...(await looksAround(member, 'staff-key-dates-edit')));
    await picksDay(member, 'Our last day', 1, dayFrom(20));
    await picksDay(member, 'Board’s last day', 1, dayFrom(27));
    await typesLast(member, 'We add', '50');
    await member.presses('Save');
    await member.eventually(async () => !(await member.has('button', 'Add a late stage')), 'the dialog to close');
    await member.sees('plus £50.00 for us');
    await member.sees('Staff');

    const late = await here.visitor();
    await fillRegistration(late, 'Exams');
    await late.chooses('Exams only');
    await finds(late, 'maths higher aqa summer');
    await late.sees('late entry');
    await late.page.keyboard.press('Enter');
    await late.sees(`Enter by ${shownDay(dayFrom(20))}.`);
    wrong.push(...(await looksAround(late, 'exam-late')));
    await late.sees('Change papers');
    await late.settles();
    await late.presses('Add');
    await late.find('region', 'Fees so far');
    await late.sees(`Prices until ${shownDay(dayFrom(20))}`);
    wrong.push(...(await looksAround(late, 'exam-late-entered')));
    await late.presses('Continue');
    await late.find('heading', 'Arrangements and terms');
    await pages['Arrangements and terms'](late);
    await late.find('heading', 'Invoice');
    await late.sees('Late entry, GCSE Mathematics');
    await late.sees(formatPence(22_995 + 5000 + 7500 + 10_000));

    await member.presses('Edit AQA GCSE');
    await member.rests();
    await member.ticks('Candidates can be entered in this series');
    await member.presses('Save');
    await member.sees('Not entered in this series');
    const catalogue = await here.product.asStaff(routes.examCatalogue);
    const [mathematics] = catalogue.filter(({ subject }) => subject.id === 'aqa-gcse-8300');
    expect(mathematics?.series.map(({ name }) => name)).toEqual([expect.stringContaining('Autumn')]);

    // Whose form stood open meanwhile is told at the exams, and loses nothing.
    await declares(late, declarations.ofExams);
    late.forgives(/422/);
    await late.presses('Pay by bank transfer');
    await late.presses('OK');
    await late.sees('cannot be entered in Summer');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
