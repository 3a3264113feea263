import { forgetUnsavedTexts, unsavedTexts } from './unsavedTexts';

test('what one person has begun is none of the next one’s, and stays until they publish it or sign out', () => {
  unsavedTexts('ana').keep('page/fees', { words: 'By card' });
  expect(unsavedTexts('ana').of('page/fees')).toMatchObject({ words: 'By card' });
  expect(unsavedTexts('rui').of('page/fees')).toBeUndefined();

  unsavedTexts('ana').keep('page/fees', undefined);
  expect(unsavedTexts('ana').of('page/fees')).toBeUndefined();
  unsavedTexts('ana').keep('page/fees', { words: 'By card' });
  localStorage.setItem('theme', 'dark');
  forgetUnsavedTexts();
  expect(unsavedTexts('ana').of('page/fees')).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('dark');
});
