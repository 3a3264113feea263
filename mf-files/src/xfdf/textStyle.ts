import { aligns, type TextStyle } from './annotation';
import { readColour } from './colour';
import { readNumbers, writeNumber } from './geometry';
import { childOf, element, textOf, type XmlElement } from './xml';

/**
 * How free text is set. It is written up to three times: as attributes, as a style like CSS's, and as PDF operators;
 * the first that says something counts.
 */
export function readTextStyle(freetext: XmlElement): TextStyle {
  const { TextColor, FontSize, justification } = freetext.attributes;
  const css = declarations(textOf(childOf(freetext, 'defaultstyle') ?? ''));
  const operators = textOf(childOf(freetext, 'defaultappearance') ?? '');
  const [, font, size] = /\/(\S+)\s+([\d.]+)\s+Tf/.exec(operators) ?? [];
  const align = justification === 'centered' ? 'center' : (justification ?? css['text-align']);
  return {
    size:
      readNumbers(FontSize)[0] ??
      readNumbers(/[\d.]+pt/.exec(css.font ?? css['font-size'] ?? '')?.[0])[0] ??
      (Number(size) || 12),
    colour: readColour(TextColor) ?? readColour(css.color) ?? operatorColour(operators) ?? '#000000',
    font: familyOf(css['font-family'] ?? css.font) ?? (font === undefined || font === 'Helv' ? 'Helvetica' : font),
    align: aligns.find((known) => known === align) ?? 'left',
  };
}

/** All three ways, so that every reader finds its own. */
export const textStyleAttributes = ({ size, colour, align }: TextStyle) => ({
  TextColor: colour,
  FontSize: writeNumber(size),
  justification: align === 'center' ? 'centered' : align,
});
export const textStyleElements = ({ size, colour, font, align }: TextStyle): XmlElement[] => [
  element('defaultappearance', {}, [
    `${operandsOf(colour)} rg /${font === 'Helvetica' ? 'Helv' : font} ${writeNumber(size)} Tf`,
  ]),
  element('defaultstyle', {}, [
    `font: ${font},sans-serif ${writeNumber(size)}pt; text-align:${align}; color:${colour}`,
  ]),
];

function declarations(css: string): Record<string, string> {
  const all = css.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim()];
  });
  return Object.fromEntries(all);
}

const familyOf = (font = '') =>
  /[A-Za-z][\w -]*/.exec(font.replace(/[\d.]+pt|bold|italic|normal|['"]/g, ''))?.[0].trim();

function operatorColour(operators: string): string | undefined {
  const [, operands = '', operator] = /((?:[\d.]+\s+)+)(rg|g)\b/.exec(operators) ?? [];
  const [first = 0, green = first, blue = first] = readNumbers(operands);
  if (!operator) return undefined;
  const bytes = [first, green, blue].map((share) => Math.round(Math.min(1, share) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

const operandsOf = (colour: string) =>
  [1, 3, 5].map((at) => writeNumber(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');
