import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';

const here = journeys();

/** Screens are looked at on the way. */
const WALK_MS = 180_000;

test(
  'an administrator publishes the next version of the terms: visitors read it, and the version before stays with who accepted it',
  async () => {
    const admin = await here.visitor();
    await admin.opens(await here.product.loginLink());
    await admin.follows('Terms');
    await admin.find('link', 'General terms and conditions');
    const wrong = await looksAround(admin, 'staff-terms');
    await admin.opens('/staff/terms-text/privacy-notice');
    await (await admin.find('textbox', 'Words')).focus();
    await admin.page.keyboard.type('We keep little. ');
    await admin.sees('Changed since version 1');
    wrong.push(...(await looksAround(admin, 'staff-terms-written')));
    await admin.presses('Publish');
    await admin.sees('From now on people agree to it');
    await admin.presses('Publish version 2');
    await admin.sees('Published as version 2');
    await admin.presses('View version 1');
    await admin.sees('You are looking at version 1');
    wrong.push(...(await looksAround(admin, 'staff-terms-version')));

    const visitor = await here.visitor();
    await visitor.opens('/pre-admission-questionnaire');
    await visitor.sees('We keep little.');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
