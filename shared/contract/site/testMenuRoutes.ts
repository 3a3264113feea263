import { admin, bodies, route } from '../route';
import { testMenuChange, testMenu as testMenuSchema } from './testMenu';

/** Where the test-only menu leads. Pages read it with the site’s settings, and a live site has none. */
export const testMenu = route({
  service: 'api',
  method: 'GET',
  path: '/test-menu',
  allow: admin,
  answer: testMenuSchema,
});
/** Changes it, all at once. 409 `test-menu-changed` for another version than is stored. */
export const changeTestMenu = route({
  service: 'api',
  method: 'PUT',
  path: '/test-menu',
  allow: admin,
  body: testMenuChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: testMenuSchema,
});
