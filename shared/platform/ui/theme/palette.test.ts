import { type Palette, palettes } from './palette';

/** WCAG 2.2: a colour's relative luminance, from its hexadecimal. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['page', 'surface', 'sunk'] as const;
const looks = Object.entries(palettes).flatMap(([campus, schemes]) =>
  Object.entries(schemes).map(([scheme, palette]): [string, Palette] => [`${campus}, ${scheme}`, palette]),
);

describe.each(looks)('%s', (_, palette) => {
  test.each(['text', 'textQuiet', 'primary', 'primaryHover', 'error', 'success', 'warning', 'info'] as const)(
    '%s can be read on every ground',
    (name) => {
      for (const ground of grounds) expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['onPrimary', 'primary'],
    ['onPrimary', 'primaryHover'],
    ['onBrand', 'brand'],
    ['text', 'errorSurface'],
    ['error', 'errorSurface'],
    ['success', 'successSurface'],
    ['warning', 'warningSurface'],
    ['info', 'infoSurface'],
    ['info', 'warningSurface'],
  ] as const)('%s can be read on %s', (name, ground) => {
    expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['lineStrong', 'focus'] as const)('%s can be told from every ground', (name) => {
    for (const ground of grounds) expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
