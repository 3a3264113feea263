import { type Mark, marks } from './blocks';

const byTag: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  pre: 'code',
  sub: 'sub',
  sup: 'sup',
};

/** The looks of what stands in an element, by its tag and by the styles that word processors write instead of tags. */
export function marksIn(element: HTMLElement, around: readonly Mark[]): readonly Mark[] {
  const found = new Set(around);
  const own = byTag[element.localName];
  if (own) found.add(own);
  const set = (mark: Mark, is: boolean) => (is ? found.add(mark) : found.delete(mark));
  const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style;
  if (fontWeight) set('strong', /^bold/.test(fontWeight) || Number(fontWeight) >= 600);
  if (fontStyle) set('em', fontStyle !== 'normal');
  const decoration = textDecorationLine || textDecoration;
  if (/underline/.test(decoration)) found.add('u');
  if (/line-through/.test(decoration)) found.add('s');
  if (/none/.test(decoration)) for (const mark of ['u', 's'] as const) found.delete(mark);
  if (verticalAlign) {
    set('sub', verticalAlign === 'sub');
    set('sup', verticalAlign === 'super');
  }
  return marks.filter((mark) => found.has(mark));
}
