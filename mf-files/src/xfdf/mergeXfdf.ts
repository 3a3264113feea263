import type { Annotation } from './annotation';
import type { Xfdf } from './xfdf';
import { elementsOf, localName, writeXml, type XmlNode } from './xml';

/**
 * `own` with all that is in `imported`: an annotation of the same name is replaced, and what stands around the
 * annotations comes along where `own` has none of it.
 */
export function mergeXfdf(own: Xfdf, imported: Xfdf): Xfdf {
  const names = new Set(imported.annotations.map(nameOf).filter((name) => name !== undefined));
  const known = new Set(own.annotations.map(identityOf));
  const annotations = [
    ...own.annotations.filter((annotation) => !names.has(nameOf(annotation) ?? '')),
    ...imported.annotations.filter(
      (annotation) => nameOf(annotation) !== undefined || !known.has(identityOf(annotation)),
    ),
  ];
  const root = own.root ?? imported.root;
  if (!own.root || !imported.root || !root) return { annotations, ...(root && { root }) };
  const has = new Set(elementsOf(own.root).map(localName));
  const added = elementsOf(imported.root).filter((child): child is XmlNode & object => !has.has(localName(child)));
  return { annotations, root: { ...root, children: [...root.children, ...added] } };
}

const nameOf = (annotation: Annotation): string | undefined =>
  annotation.type === 'other' ? annotation.source.attributes.name : annotation.name;

/** What tells an annotation without a name from others: all of it. */
const identityOf = (annotation: Annotation): string =>
  annotation.source ? writeXml(annotation.source) : JSON.stringify(annotation);
