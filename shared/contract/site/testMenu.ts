import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';

export const MOST_TEST_MENU = 20;

/** An address of this site, as `/tutor-application/`: two strokes at its beginning would lead to another. */
const OWN_ADDRESS = /^\/(?![/\\])[^\s\\]*$/;

/** An entry of the test-only menu. */
const testMenuEntry = z.strictObject({
  title: z.string().trim().min(1, 'Please enter a title').max(60, 'At most 60 characters'),
  address: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .regex(OWN_ADDRESS, 'Please enter an address of this site, as /tutor-application/'),
});
export type TestMenuEntry = z.infer<typeof testMenuEntry>;

const menu = z
  .array(testMenuEntry)
  .max(MOST_TEST_MENU, `At most ${MOST_TEST_MENU} entries`)
  .refine((all) => new Set(all.map(({ address }) => address)).size === all.length, {
    message: 'An address stands twice',
  });

/** The test-only menu as it stands; before anybody has changed it, it is the product's, and `version` is 0. */
export const testMenu = z.object({ menu, ...madeVersion });
export type TestMenu = z.infer<typeof testMenu>;
/** Changes it over the `version` that was seen. */
export const testMenuChange = testMenu.pick({ menu: true, version: true }).strict();

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const TEST_MENU_CHANGED = {
  word: 'test-menu-changed',
  message: 'Somebody else has changed the test menu meanwhile. Please look at theirs first.',
} as const;
export const testMenuChanged = errorAnswer.extend({
  error: z.literal(TEST_MENU_CHANGED.word),
  stored: testMenu,
});
