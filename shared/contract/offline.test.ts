import { type Route, routes } from '.';
import { cachedAnswers, isCached } from './offline';

const rows: Route[] = Object.values(routes);

test('what a browser may keep is read by everyone, changes nothing and is behind no secret', () => {
  const cached = rows.filter(isCached);
  expect(cached).toHaveLength([...cachedAnswers.api, ...cachedAnswers.content].length);
  for (const row of cached) {
    expect(row).toMatchObject({ method: 'GET', allow: 'everyone' });
    expect(row.changes).toBeUndefined();
    expect(row.path).not.toMatch(/draft|file|auth|pay|hash/);
  }
});
