import { journeys } from '../journeys/journey';
import { phone } from '../visitor';

describe('in Oxford', () => {
  const here = journeys();

  test('the English menus lead to the college’s pages', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    for (const group of ['Study', 'Tuition', 'Examinations', 'About']) await visitor.find('button', group);
    await visitor.presses('Examinations');
    expect(await visitor.addressesOf('link')).toContain('/educational-services/examinations/');
    expect(await visitor.barriers()).toEqual([]);
  });

  test('what is only for testing has its own menu', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    await visitor.sees('1.5.44');
    expect(await visitor.addressesOf('link')).toContain('/exams-registration-v2/');
  });

  test('by keyboard the menus are walked through with arrow keys, and Escape leads back', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    await (await visitor.find('button', 'Study')).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown'] as const)
      await visitor.page.keyboard.press(key);
    expect(await visitor.focused()).toBe('Series, boards and results');
    await visitor.page.keyboard.press('Escape');
    expect(await visitor.focused()).toBe('Examinations');
    for (const key of ['Enter', 'ArrowDown', 'Enter'] as const) await visitor.page.keyboard.press(key);
    await visitor.find('heading', 'Educational services');
  });

  test('an address can ask for the other campus, whose brand, menus and words then stay for the visit', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/?campus=lisbon');
    await visitor.find('heading', 'Exames e explicações, tratados online');
    expect(await visitor.page.$eval('html', ({ lang }) => lang)).toBe('pt-PT');
    expect(await visitor.property('--primary')).toBe('#0b5a8a');
    const tab = await visitor.opensTab();
    await tab.opens('/nowhere');
    await tab.find('heading', 'Página não encontrada');
    await Promise.all([tab.page.waitForNavigation(), tab.follows('O colégio em Oxford')]);
    await tab.find('heading', 'Examinations and tuition, arranged online');
    expect(await tab.property('--primary')).toBe('#12284c');
  });

  test('on a phone the menus open and close', async () => {
    const visitor = await here.visitor(phone);
    await visitor.opens('/');
    await visitor.presses('Menu');
    await visitor.presses('About');
    await visitor.find('link', 'Blog');
    await visitor.presses('Menu');
    await visitor.eventually(async () => !(await visitor.has('button', 'About')), 'the menus to close');
  });
});

describe('in Lisbon, live', () => {
  const here = journeys({
    CAMPUS: 'lisbon',
    LIVE: 'true',
    ANSWERS_KEYS: 'test:a secret of at least thirty-two letters',
  });

  test('the menus are those of the Portuguese site', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    for (const group of ['Study', 'Fees', 'About', 'Study online']) await visitor.find('button', group);
    await visitor.presses('Fees');
    expect((await visitor.addressesOf('link')).some((address) => address.endsWith('.php'))).toBe(true);
    expect(await visitor.has('button', 'Tuition')).toBe(false);
    expect(await visitor.barriers()).toEqual([]);
  });

  test('nothing that is only for testing shows', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    await visitor.sees('1.5.44');
    expect(await visitor.text()).not.toContain('Test site');
    expect(await visitor.addressesOf('link')).not.toContain('/pre-admission-questionnaire/');
  });

  test('not even an administrator is offered to save a form under it', async () => {
    const admin = await here.visitor();
    await admin.opens(await here.product.loginLink());
    await admin.find('heading', 'What you can open');
    await admin.opens('/tuition-services-v2');
    await admin.find('button', 'Continuar');
    await admin.settles();
    expect(await admin.has('button', 'Save form')).toBe(false);
  });
});

describe('a host name', () => {
  const here = journeys({ CAMPUS_HOSTS: 'lisbon.localhost=lisbon' });

  test('is that of a campus where the settings say so', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/');
    await visitor.find('button', 'Tuition');
    await visitor.opens(here.product.address.replace('localhost', 'lisbon.localhost'));
    await visitor.find('button', 'Fees');
  });
});
