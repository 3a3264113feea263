import { hasFirstWords, heedFirstWords, replaceFirstWords } from './firstWords';

const page = '<a href="/">Home</a><button>Menu</button><a href="/fees">Fees</a>';
const control = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name);
const drawn = () => {
  const root = document.getElementById('root');
  if (root) root.innerHTML = page;
};

beforeEach(() => {
  document.body.innerHTML = `<div id="first-words">${page}</div><div id="root"></div>`;
  heedFirstWords(() => undefined);
});

test('the page takes the place of its first words, and the focus is where it was', () => {
  control('Fees')?.focus();
  replaceFirstWords(drawn);
  expect(hasFirstWords()).toBe(false);
  expect(document.getElementById('root')).toContainElement(control('Fees') ?? null);
  expect(control('Fees')).toHaveFocus();
});

test('a button that was pressed before it could answer is pressed once it can', () => {
  control('Menu')?.click();
  const pressed: string[] = [];
  document.getElementById('root')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(target.textContent);
  });
  replaceFirstWords(drawn);
  expect(pressed).toEqual(['Menu']);
});

test('where somebody has scrolled, the page is scrolled to', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, { scrollY: 300 });
  replaceFirstWords(drawn);
  expect(scrollTo).toHaveBeenCalledWith(0, 300);
  Object.assign(window, { scrollY: 0 });
});

test('the words of another address are taken away at once', () => {
  heedFirstWords(() => window.history.replaceState(null, '', '/fees'));
  expect(hasFirstWords()).toBe(false);
});
