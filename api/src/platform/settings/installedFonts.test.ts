import { installedFonts } from './installedFonts';

test('Of the fonts of East Asia that a machine has the finest is taken, and none where it has none.', () => {
  const [finest] = installedFonts(() => true);
  expect(finest).toContain('NotoSansCJK');
  expect(installedFonts((file) => file.includes('Droid'))).toEqual([
    expect.stringMatching(/DroidSansFallbackFull\.ttf$/),
  ]);
  expect(installedFonts(() => false)).toEqual([]);
});
