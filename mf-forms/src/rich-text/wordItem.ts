import { DEEPEST, type ListKind } from './blocks';

/** The item of a list that Word writes as a paragraph, as `mso-list:l0 level2 lfo1` with the bullet in its text. */
export function wordItem(element: HTMLElement): { kind: ListKind; depth: number } | undefined {
  const level = /mso-list:\s*\S+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (!level) return undefined;
  const bullet = [...element.querySelectorAll('span')].find(isWordBullet)?.textContent ?? '';
  return {
    kind: /^\s*\(?\w{1,4}[.)]/.test(bullet) ? 'ol' : 'ul',
    depth: Math.min(Number(level) - 1, DEEPEST),
  };
}

/** Whether an element is the bullet or the number that Word writes before an item's words. */
export const isWordBullet = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
