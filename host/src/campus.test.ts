import { campusCookie, campusIn, campusOfVisit } from './campus';

const site = { campus: 'oxford' as const, campusHosts: {} };
const visit = (address: string, settings: Parameters<typeof campusOfVisit>[0] = site) => {
  window.history.replaceState(null, '', address);
  return campusOfVisit(settings);
};
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser is closed
  document.cookie = 'campus=; Path=/; Max-Age=0';
});

test('a visit is to the site’s campus where nothing else says so', () => {
  expect(visit('/')).toBe('oxford');
  expect(visit('/', { ...site, campus: 'lisbon' })).toBe('lisbon');
});

test('a host name of a campus comes before the site’s', () => {
  expect(visit('/', { ...site, campusHosts: { [window.location.hostname]: 'lisbon' } })).toBe('lisbon');
});

test('an address can ask for a campus, and the visit stays there', () => {
  const elsewhere = { ...site, campusHosts: { [window.location.hostname]: 'oxford' as const } };
  expect(visit('/fees?campus=lisbon', elsewhere)).toBe('lisbon');
  expect(visit('/', elsewhere)).toBe('lisbon');
  expect(visit('/?campus=oxford', elsewhere)).toBe('oxford');
  expect(visit('/', elsewhere)).toBe('oxford');
});

test('a campus that does not exist is not asked for', () => {
  expect(visit('/?campus=paris')).toBe('oxford');
  expect(visit('/?campus=')).toBe('oxford');
});

test('a visit over https is kept where only https of this host reaches it', () => {
  expect(campusCookie('lisbon', 'https:')).toBe('__Host-campus=lisbon; Path=/; SameSite=Lax; Secure');
  expect(campusCookie('lisbon', 'http:')).toBe('campus=lisbon; Path=/; SameSite=Lax');
  expect(campusIn('a=b; campus=oxford; __Host-campus=lisbon', 'https:')).toBe('lisbon');
  expect(campusIn('campus=oxford', 'https:')).toBeUndefined();
  expect(campusIn('a=b; campus=lisbon', 'http:')).toBe('lisbon');
});
