import { type Route, routes } from '.';
import { isKept, keptAnswers } from './offline';

const rows: Route[] = Object.values(routes);

test('what a browser may keep is read by everyone, changes nothing and is behind no secret', () => {
  const kept = rows.filter(isKept);
  expect(kept).toHaveLength([...keptAnswers.api, ...keptAnswers.content].length);
  for (const row of kept) {
    expect(row).toMatchObject({ method: 'GET', allow: 'everyone' });
    expect(row.changes).toBeUndefined();
    expect(row.path).not.toMatch(/draft|file|auth|pay|hash/);
  }
});
