import { journeys } from '../journeys/journey';
import { fillRegistration, pages } from '../journeys/registration';
import { smallest } from '../visitor';

const here = journeys();

test('Back keeps every answer', async () => {
  const visitor = await here.visitor();
  await fillRegistration(visitor, 'Exams');
  // The table of exams is another team's part, and comes a moment after the page.
  await visitor.find('button', 'Add exam');
  await visitor.presses('Back');
  await visitor.find('heading', 'Addresses');
  expect(await visitor.valueOf('Postcode')).toBe('OX1 3AS');
  await visitor.types('Town or city', '');
  await visitor.presses('Back');
  await visitor.find('heading', 'Candidate');
  expect(await visitor.valueOf('Last name')).toBe('O’Brien-Łukasz');
  await visitor.presses('Continue');
  expect(await visitor.valueOf('Town or city')).toBe('');
});

test('a page with errors says so, and its summary leads to each field', async () => {
  const visitor = await here.visitor();
  await fillRegistration(visitor, 'Candidate');
  await visitor.types('Email address', 'zoe@example');
  await visitor.types('Date of birth', '31/6/2005');
  await visitor.presses('Continue');
  await visitor.sees('Form errors');
  await visitor.sees('Please check for errors in the form');
  await visitor.presses('OK');
  await visitor.sees('Please enter a valid email address');
  await visitor.sees('Please enter a valid date of the format: 31st July 2020');
  await visitor.follows('First name: Field is required');
  expect(await visitor.focused()).toBe('First name');
  expect(await visitor.barriers()).toEqual([]);
});

test('somebody else’s details are asked for only when somebody else fills it in', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/exams-registration-v2');
  await visitor.chooses('Someone else, such as a parent, guardian or school');
  await visitor.types('Your first name', 'Ada');
  await visitor.chooses('I am the candidate');
  await visitor.eventually(async () => !(await visitor.has('textbox', 'Your first name')), 'the field to hide');
  await visitor.presses('Start');
  await visitor.find('heading', 'Candidate');
});

test('the whole form fits a screen 320 px wide', async () => {
  const visitor = await here.visitor(smallest);
  await visitor.opens('/exams-registration-v2');
  for (const [title, fill] of Object.entries(pages)) {
    await visitor.find('heading', title);
    expect([title, await visitor.overflows()]).toEqual([title, false]);
    await fill(visitor);
  }
  await visitor.sees('Total payable');
  expect(await visitor.overflows()).toBe(false);
});

test('no page of the form has a barrier', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/exams-registration-v2');
  for (const [title, fill] of Object.entries(pages)) {
    await visitor.find('heading', title);
    expect([title, await visitor.barriers()]).toEqual([title, []]);
    await visitor.pictures(`exams-form-${title}`);
    await fill(visitor);
  }
  await visitor.sees('Total payable');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('exams-form-Invoice');
});
