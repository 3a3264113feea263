import type { Annotation } from './annotation';
import { readAnnotation } from './readAnnotation';
import { writeAnnotation } from './writeAnnotation';
import { element, elementsOf, localName, parseXml, writeXml, type XmlElement, XmlError, type XmlNode } from './xml';

/** Annotations and the document around them; a new one where none was read. */
export interface Xfdf {
  annotations: readonly Annotation[];
  root?: XmlElement;
}

/**
 * Reads an XFDF document (ISO 19444-1), leniently. Throws `XmlError` for what is no XML, no XFDF, or declares a
 * document type.
 */
export function readXfdf(text: string): Xfdf {
  const root = parseXml(text);
  if (localName(root) !== 'xfdf') throw new XmlError('Not an XFDF document');
  return { root, annotations: elementsOf(root).filter(isAnnots).flatMap(elementsOf).map(readAnnotation) };
}

/** Writes an XFDF document. Everything that was read and not understood is in it again. */
export function writeXfdf({ root = newRoot, annotations }: Xfdf): string {
  const annots = annotations.map(writeAnnotation);
  const [first = newAnnots, ...more] = elementsOf(root).filter(isAnnots);
  const filled = { ...first, children: annots.flatMap((annotation): XmlNode[] => ['\n', annotation]) };
  const rest = root.children.filter((node) => typeof node === 'string' || !more.includes(node));
  const children = rest.includes(first) ? rest.map((node) => (node === first ? filled : node)) : [filled, ...rest];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml({ ...root, children })}\n`;
}

const isAnnots = (child: XmlElement) => localName(child) === 'annots';
const newAnnots = element('annots');
const newRoot = element('xfdf', { xmlns: 'http://ns.adobe.com/xfdf/', 'xml:space': 'preserve' });
