import { FORM_ERRORS, type FormDefinition, NOTHING_TO_PAY, paymentMessages, routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { declarations, declares, pages } from '../journeys/registration';
import { writesOver } from '../journeys/writesOver';
import { phone, type Visitor } from '../visitor';

const here = journeys();
const noBarriers = async (visitor: Visitor) => expect(await visitor.barriers()).toEqual([]);

/** A week of revision with its own fees: the week, a bed where it is wanted, lunches. To look in costs nothing. */
const revision: FormDefinition = {
  header: { title: 'Easter revision', caption: 'A week of lessons before the examinations.' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name', required: true },
        { name: 'lastName', type: 'input', label: 'Last name', required: true },
        { name: 'email', type: 'email', label: 'Email address', required: true },
      ],
    },
    {
      name: 'course',
      title: 'Your week',
      fields: [
        {
          name: 'place',
          type: 'multi-radio',
          label: 'What would you like?',
          required: true,
          options: [
            { value: 'week', label: 'The whole week' },
            { value: 'taster', label: 'To look in for an hour' },
          ],
        },
        { name: 'boarding', type: 'checkbox', label: 'A bed in the boarding house', show: { place: 'week' } },
        { name: 'lunches', type: 'input', label: 'Lunches', validation: { numeric: true } },
      ],
    },
    {
      name: 'pay',
      title: 'Payment',
      fields: [],
      invoice: {
        fees: [
          { description: 'A week of revision', cost: 49_500, type: 'supp', show: { place: 'week' } },
          { description: 'Boarding', cost: 32_000, show: { boarding: true } },
          { description: 'Lunch', cost: 850, each: 'lunches' },
        ],
      },
    },
  ],
};

async function says(visitor: Visitor, who: string, email: string) {
  await visitor.types('First name', who);
  await visitor.types('Last name', 'Melo');
  await visitor.types('Email address', email);
  await visitor.presses('Continue');
}

async function enquiryOf(email: string) {
  const listed = (await here.product.listed(routes.enquiries)).find((each) => each.email === email);
  if (!listed) throw new Error(`Nothing was stored of ${email}`);
  const enquiry = await here.product.asStaff(routes.enquiry, { id: listed.id });
  return { ...listed, ...enquiry };
}

test('a form with fees of its own is filled in, paid, made dearer, and copied', async () => {
  await here.product.makes({ slug: 'easter-revision', title: 'Easter revision', json: revision });
  const early = await here.visitor(phone);
  await early.opens('/easter-revision');
  await says(early, 'Rui', 'rui@example.com');

  const visitor = await here.visitor();
  await visitor.opens('/easter-revision');
  await says(visitor, 'Zoë', 'zoe@example.com');
  await visitor.chooses('The whole week');
  await visitor.ticks('A bed in the boarding house');
  await visitor.types('Lunches (optional)', '3');
  await visitor.presses('Continue');
  await visitor.sees('Lunch (3 × £8.50)');
  await visitor.sees('£840.50');
  await visitor.rests();
  await visitor.pictures('own-invoice-1440');
  expect(await visitor.text()).not.toContain('Candidate fee');
  await noBarriers(visitor);
  await declares(visitor, declarations.ofAny);
  await visitor.presses('Pay by card');
  await visitor.entersCard('4242424242424242');
  await visitor.pressesMatching(/^Pay £840\.50/);
  await visitor.sees(paymentMessages.card);
  await noBarriers(visitor);
  const paid = await enquiryOf('zoe@example.com');
  expect(paid).toMatchObject({ formSlug: 'easter-revision', formVersion: 1, amount: 84_050, paid: true });
  expect(paid.mail.map(({ kind }) => kind)).toEqual(['submission', 'receipt']);

  // Its price rises while somebody is filling it in: they finish on the one that they began with.
  const admin = await here.visitor();
  await admin.opens(await here.product.loginLink());
  await admin.follows('Forms');
  await admin.follows('Easter revision');
  await writesOver(admin, '49500', '60000');
  await admin.sees('No errors');
  await admin.presses('Save as version 2');
  await admin.sees('Saved as version 2');
  await early.chooses('The whole week');
  await early.presses('Continue');
  await early.sees('£495.00');
  await early.rests();
  await early.pictures('own-invoice-375');
  expect(await early.overflows()).toBe(false);
  await noBarriers(early);
  await declares(early, declarations.ofAny);
  await early.presses('Pay by bank transfer');
  await early.sees(paymentMessages.bacs);
  const owing = await enquiryOf('rui@example.com');
  expect(owing).toMatchObject({ formVersion: 1, amount: 49_500, paid: false, paymentMethod: 'bacs' });
  expect(owing.mail.map(({ kind }) => kind)).toEqual(['invoice']);

  await admin.follows('Forms');
  await admin.presses('New form');
  await admin.types('Title', 'Summer revision');
  await admin.picks('Begins as', 'A copy of Easter revision');
  await admin.presses('Make the form');
  await admin.find('textbox', 'Definition of the form');
  const late = await here.visitor();
  await late.opens('/summer-revision');
  await says(late, 'Ana', 'ana@example.com');
  await late.chooses('The whole week');
  await late.presses('Continue');
  await late.sees('£600.00');
  await late.presses('Submit application');
  await late.sees(paymentMessages.callback);
  expect(await enquiryOf('ana@example.com')).toMatchObject({ formSlug: 'summer-revision', amount: 60_000 });

  // Staff find its invoice as any other.
  await admin.opens(`/staff/enquiry/${owing.id}`);
  await admin.sees('Melo');
  await admin.follows((await here.product.asStaff(routes.invoice, { id: owing.invoiceId ?? '' })).number);
  await admin.sees('A week of revision');
  await noBarriers(admin);
});

test('staff correct what somebody answered, and its price, the timeline and a letter follow', async () => {
  await here.product.makes({ slug: 'autumn-revision', title: 'Autumn revision', json: revision });
  const visitor = await here.visitor();
  await visitor.opens('/autumn-revision');
  await says(visitor, 'Eva', 'eva@example.com');
  await visitor.chooses('The whole week');
  await visitor.types('Lunches (optional)', '2');
  await visitor.presses('Continue');
  await declares(visitor, declarations.ofAny);
  await visitor.presses('Pay by bank transfer');
  await visitor.sees(paymentMessages.bacs);
  const { id } = await enquiryOf('eva@example.com');

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Home');
  await member.settles();
  await member.opens(`/staff/enquiry/${id}`);
  await member.presses('Correct answers');
  await member.types('Email address', 'nobody');
  await member.types('Lunches (optional)', '3');
  await member.sees('The price rises by £8.50');
  await member.sees('A document that is out says it.');
  await member.sees('Revoke the private links that were sent so far');
  await member.presses('Save corrections');
  await member.find('group', FORM_ERRORS.message);
  const wrong = await looksAround(member, 'staff-correct-answers');
  await member.types('Email address', 'eva.melo@example.com');
  await member.types('Reason', 'She rang: three lunches');
  await member.presses('Save corrections');
  await member.sees('Answers corrected');
  await member.sees('Email address: “eva@example.com” became “eva.melo@example.com”');
  await member.sees('Private links revoked');
  await member.find('button', 'Correct answers');
  wrong.push(...(await looksAround(member, 'staff-answers-corrected')));
  await member.follows('All that is of this person');
  await member.sees('You came from here');
  await member.sees('Invoices (2)');
  wrong.push(...(await looksAround(member, 'staff-person')));
  expect(wrong).toEqual([]);
  const corrected = await enquiryOf('eva.melo@example.com');
  expect(corrected).toMatchObject({ id, amount: 49_500 + 3 * 850, status: 'inProgress' });
  expect(corrected.mail.map(({ kind, recipient }) => [kind, recipient])).toContainEqual([
    'answers',
    'eva.melo@example.com',
  ]);
});

test('what comes to nothing is finished without paying', async () => {
  await here.product.makes({ slug: 'taster-hour', title: 'Taster hour', json: revision });
  const visitor = await here.visitor();
  await visitor.opens('/taster-hour');
  await says(visitor, 'Rui', 'taster@example.com');
  await visitor.chooses('To look in for an hour');
  await visitor.presses('Continue');
  await visitor.sees('There is nothing to pay.');
  await visitor.rests();
  await visitor.pictures('own-invoice-free');
  expect(await visitor.has('button', 'Book and pay now')).toBe(false);
  await noBarriers(visitor);
  await visitor.presses('Submit application');
  await visitor.sees(NOTHING_TO_PAY);
  const enquiry = await enquiryOf('taster@example.com');
  expect(enquiry).toMatchObject({ formSlug: 'taster-hour', paymentMethod: null, invoiceId: null, paid: false });
  await visitor.sees(enquiry.reference);
});

test('a copy of the exams form asks its own question, and its applications are its own and paid for after its second version', async () => {
  const { json } = await here.product.asStaff(routes.form, { slug: 'exams-registration-v2' });
  const withSchool = (label: string): FormDefinition => ({
    ...json,
    pages: json.pages.map((page) =>
      page.name === 'arrangements'
        ? { ...page, fields: [{ name: 'school', type: 'input', label, required: true }, ...page.fields] }
        : page,
    ),
  });
  await here.product.makes({ slug: 'school-exams', title: 'Exams for schools', json: withSchool('School') });
  await here.product.changes('school-exams', withSchool('Name of your school'));

  const visitor = await here.visitor();
  await visitor.opens('/school-exams');
  for (const [title, fill] of Object.entries(pages)) {
    await visitor.find('heading', title);
    if (title === 'Arrangements and terms') {
      await visitor.presses('Continue');
      await visitor.presses('OK');
      await visitor.sees('Name of your school: Field is required');
      await visitor.types('Name of your school', 'Cherwell School');
    }
    await fill(visitor);
  }
  await visitor.find('heading', 'Invoice');
  await visitor.sees('Exam Candidate fee');
  await declares(visitor, declarations.ofExams);
  await visitor.presses('Pay by card');
  await visitor.entersCard('4242424242424242');
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees(paymentMessages.card);
  const enquiry = await enquiryOf('zoe@example.com');
  expect(enquiry).toMatchObject({ formSlug: 'school-exams', formVersion: 2, type: 'exams', paid: true });
  expect(enquiry.pages.find(({ name }) => name === 'arrangements')?.values).toMatchObject({
    school: 'Cherwell School',
  });
});
