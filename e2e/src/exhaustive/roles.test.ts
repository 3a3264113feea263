import { REQUEST_HEADER, routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { submits } from '../journeys/submits';

const here = journeys();
/** Screens are looked at on the way. */
const WALK_MS = 240_000;

const lessons = {
  slug: 'lessons',
  title: 'Lessons',
  json: {
    header: { title: 'Lessons' },
    pages: [
      {
        name: 'student',
        title: 'Student',
        fields: [
          { name: 'firstName', type: 'input' as const, label: 'First name' },
          { name: 'lastName', type: 'input' as const, label: 'Last name' },
          { name: 'email', type: 'email' as const, label: 'Email' },
          { name: 'subject', type: 'input' as const, label: 'Subject' },
        ],
      },
    ],
  },
};

async function uploadsHomework(enquiryId: string): Promise<void> {
  const body = new FormData();
  body.append('entityType', 'enquiry');
  body.append('entityTypeId', enquiryId);
  body.append('file', new Blob(['%PDF-1.7\n']), 'essay.pdf');
  const headers = { [REQUEST_HEADER]: 'test', cookie: await here.product.staffCookie() };
  const response = await fetch(`${here.product.address}/api/system/uploader`, { method: 'POST', headers, body });
  expect(response.status).toBeLessThan(300);
}

test(
  'a tutor’s day: staff assign a student, the tutor reads what they ask for and their homework, and tells the office',
  async () => {
    await here.product.makes(lessons);
    const student = { firstName: 'Zoë', lastName: 'Hall', email: 'zoe@example.org', subject: 'Greek' };
    await submits(here.product, [lessons.slug, 'student'], student);
    const link = await here.product.linkFor({ name: 'Tom Ash', email: 'tom@example.org', roles: ['Tutor'] });
    const [{ id, reference } = { id: '', reference: '' }] = await here.product.listed(routes.enquiries);
    await uploadsHomework(id);

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.find('heading', 'What you can open');
    await member.opens(`/staff/enquiry/${id}`);
    await member.presses('Assigned to: Nobody');
    await member.presses('Tom Ash', 'menuitemradio');
    await member.find('button', 'Assigned to: Tom Ash');

    const tutor = await here.visitor();
    await tutor.opens(link);
    await tutor.find('heading', 'What you can open');
    await tutor.follows('My tuition');
    await tutor.sees(reference);
    const wrong = await looksAround(tutor, 'tutor-list');
    await tutor.follows('Zoë Hall');
    await tutor.sees('Greek');
    await tutor.find('link', 'essay.pdf');
    await tutor.types('Note', 'First lesson held');
    wrong.push(...(await looksAround(tutor, 'tutor-student')));
    await tutor.presses('Send note');
    await tutor.sees('The office has your note');
    await tutor.follows('essay.pdf');
    await tutor.sees('essay');

    await member.opens(`/staff/enquiry/${id}`);
    await member.sees('First lesson held');
    // What is not theirs a tutor does not come to.
    tutor.forgives(/403|Failed to load resource/);
    await tutor.opens(`/staff/enquiry/${id}`);
    await tutor.sees('This page is not for your role');

    // Nor does the exams office, whose enquiries are about exams, come to it.
    const office = await here.visitor();
    const eve = { name: 'Eve Orr', email: 'eve@example.org', roles: ['Staff' as const], areas: ['exams' as const] };
    await office.opens(await here.product.linkFor(eve));
    await office.find('heading', 'What you can open');
    await office.opens('/staff/enquiries');
    await office.sees('A form that a visitor submits appears here at once');
    office.forgives(/403|Failed to load resource/);
    await office.opens(`/staff/enquiry/${id}`);
    await office.sees('This is for staff of admissions');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);

test(
  'whoever plans by the calendar sees the days ahead, and nothing of anybody',
  async () => {
    const planner = await here.visitor();
    await planner.opens(
      await here.product.linkFor({ name: 'Cal Ender', email: 'cal@example.org', roles: ['Calendar'] }),
    );
    await planner.find('heading', 'What you can open');
    await planner.follows('Calendar');
    await planner.sees('Last day to enter');
    await planner.find('button', 'Save for a calendar (.ics)');
    expect(await looksAround(planner, 'calendar')).toEqual([]);
    await planner.opens('/staff/enquiries');
    await planner.sees('This page is not for your role');
  },
  WALK_MS,
);
