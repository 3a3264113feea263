import { TEST_MENU_CHANGED, type TestMenuEntry, testMenu, testMenuSlugs } from '@forms/shared/contract';
import type { SiteSetting } from '../site-settings/storedSettings';

export const setting: SiteSetting<'menu', TestMenuEntry[]> = {
  name: 'test-menu',
  key: 'menu',
  own: testMenuSlugs.map((slug) => ({ title: slug, address: `/${slug}/` })),
  read: testMenu.shape.menu.parse,
  changed: TEST_MENU_CHANGED,
};
