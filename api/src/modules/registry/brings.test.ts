import { brought, type RemoteEntry } from '@forms/shared/contract';
import { clashOf, misfitOf, withoutClashes } from './brings';

const library = brought.parse({
  title: 'Library',
  routes: [{ slug: 'library', module: 'Library', title: { 'en-GB': 'Library', 'pt-PT': 'Biblioteca' } }],
  staffRoutes: [{ slug: 'loans', module: 'Loans', title: 'Loans', text: 'Who has which book.', roles: ['Staff'] }],
  menu: [
    { campus: 'oxford', menu: 'Study', label: 'Library', path: '/library/' },
    { campus: 'lisbon', menu: 'Study', label: 'Biblioteca', path: '/library.php' },
  ],
});
const [page] = library.routes;
const [entry] = library.menu;
if (!page || !entry) throw new Error('The library has a page and an entry');
const exposed = ['Library', 'Loans'];

test('a remote may bring pages of its modules, and links to them in the menus that there are', () => {
  expect(misfitOf(library, exposed)).toBeUndefined();
});

test.each([
  ['a page twice', { ...library, routes: [page, page] }, 'it brings /library twice'],
  [
    'a page by a module that it does not expose',
    { ...library, routes: [{ ...page, module: 'Books' }] },
    'it brings /library by the module Books, which it does not expose',
  ],
  [
    'a link in a menu that there is not',
    { ...library, menu: [{ ...entry, menu: 'Books' }] },
    'there is no menu “Books” at oxford, only Study, Tuition, Examinations, About',
  ],
  [
    'a link to a page of others',
    { ...library, menu: [{ ...entry, path: '/fees/' }] },
    'its menu entry leads to /fees/, which is no page that it brings',
  ],
])('%s is refused with words', (_what, brings, why) => {
  expect(misfitOf(brings, exposed)).toBe(why);
});

test('a page that is somebody else’s is named, with whose it is', () => {
  expect(clashOf(library, new Map([['/fees', 'a page of the site']]))).toBeUndefined();
  expect(clashOf(library, new Map([['/staff/loans', 'mf-desk']]))).toBe(
    'the page /staff/loans is that of mf-desk already',
  );
});

describe('where two lines have one page all the same', () => {
  const line = (remote: string): RemoteEntry => ({ manifest: `/${remote}.json`, contract: '^3.0.0', brings: library });
  const { lines, clashes } = withoutClashes(
    { 'mf-first': line('mf-first'), 'mf-second': line('mf-second') },
    new Map([['/staff/loans', 'the portal itself']]),
  );

  test('the first keeps it, with its links, and what is the site’s own nobody gets', () => {
    expect(lines['mf-first']?.brings).toEqual({ ...library, staffRoutes: [] });
    expect(lines['mf-second']).toEqual({
      ...line('mf-second'),
      brings: { ...library, routes: [], staffRoutes: [], menu: [] },
    });
  });

  test('each page that was left out is told, with whose it is', () => {
    expect(clashes).toEqual([
      { remote: 'mf-first', path: '/staff/loans', owner: 'the portal itself' },
      { remote: 'mf-second', path: '/library', owner: 'mf-first' },
      { remote: 'mf-second', path: '/staff/loans', owner: 'the portal itself' },
    ]);
  });
});
