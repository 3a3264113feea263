import { phone } from '../visitor';
import { journeys } from './journey';

describe('in Oxford', () => {
  const here = journeys();

  test('the English menus lead to the college’s pages', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    for (const group of ['Study', 'Tuition', 'Examinations', 'About']) await visitor.find('button', group);
    await visitor.presses('Examinations');
    expect(await visitor.addressesOf('link')).toContain('/educational-services/examinations/');
    await visitor.pictures('home-oxford');
    expect(await visitor.barriers()).toEqual([]);
    expect(await visitor.overflows()).toBe(false);
  });

  test('what is only for testing has its own menu', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    await visitor.sees('1.5.44');
    expect(await visitor.addressesOf('link')).toContain('/exams-registration-v2/');
  });

  test('on a phone the menus open and close', async () => {
    const visitor = await here.visitor(phone);
    await visitor.opens('/');
    await visitor.presses('Menu');
    await visitor.presses('About');
    await visitor.pictures('home-oxford-phone-menu');
    expect(await visitor.overflows()).toBe(false);
  });
});

describe('in Lisbon, live', () => {
  const here = journeys({ CAMPUS: 'lisbon', LIVE: 'true' });

  test('the menus are those of the Portuguese site', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    for (const group of ['Study', 'Fees', 'About', 'Study online']) await visitor.find('button', group);
    await visitor.presses('Fees');
    expect((await visitor.addressesOf('link')).some((address) => address.endsWith('.php'))).toBe(true);
    expect(await visitor.has('button', 'Tuition')).toBe(false);
    await visitor.pictures('home-lisbon');
    expect(await visitor.barriers()).toEqual([]);
  });

  test('nothing that is only for testing shows', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    await visitor.sees('1.5.44');
    expect(await visitor.text()).not.toContain('Test site');
    expect(await visitor.addressesOf('link')).not.toContain('/pre-admission-questionnaire/');
  });
});
