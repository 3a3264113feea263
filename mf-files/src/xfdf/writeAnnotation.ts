import type { Annotation, Border, DrawnAnnotation } from './annotation';
import { writeNumber, writeNumbers, writePoints, writeQuads } from './geometry';
import { writePdfDate } from './pdfDate';
import { readAnnotation } from './readAnnotation';
import { textStyleAttributes, textStyleElements } from './textStyle';
import { childOf, element, elementsOf, localName, writeXml, type XmlElement, type XmlNode } from './xml';

/**
 * An annotation's element. One that was read is its own element again, changed only where the annotation has been
 * changed since: what another program wrote, in its own words, stays.
 */
export function writeAnnotation(annotation: Annotation): XmlElement {
  if (annotation.type === 'other') return annotation.source;
  const now = elementOf(annotation);
  const was = annotation.source && readAnnotation(annotation.source);
  return annotation.source && was && was.type !== 'other' ? merged(annotation.source, elementOf(was), now) : now;
}

/** `source` with the difference between what it was understood as and what it is `now`. */
function merged(source: XmlElement, was: XmlElement, now: XmlElement): XmlElement {
  const children = elementsOf(now).flatMap((child) => {
    const [old, before] = [childOf(source, localName(child)), childOf(was, localName(child))];
    if (before && writeXml(before) === writeXml(child)) return [];
    return [{ old, child: old && before ? { ...child, attributes: changed(old, before, child) } : child }];
  });
  const dropped = elementsOf(was).filter((child) => !childOf(now, localName(child)));
  const unchanged = source.children.flatMap((node): XmlNode[] => {
    if (typeof node === 'string') return [node];
    if (dropped.some((child) => localName(child) === localName(node))) return [];
    return [children.find(({ old }) => old === node)?.child ?? node];
  });
  const added = children.filter(({ old }) => !old).map(({ child }) => child);
  return { name: source.name, attributes: changed(source, was, now), children: [...unchanged, ...added] };
}

/** The attributes of `source`, less those that went and with those that came or changed between `was` and `now`. */
function changed(source: XmlElement, was: XmlElement, now: XmlElement): Record<string, string> {
  const unchanged = Object.entries(source.attributes).filter(
    ([name]) => name in now.attributes || !(name in was.attributes),
  );
  const fresh = Object.entries(now.attributes).filter(([name, value]) => was.attributes[name] !== value);
  return Object.fromEntries([...unchanged, ...fresh]);
}

/** The element of an annotation that nobody has written before. */
function elementOf(annotation: DrawnAnnotation): XmlElement {
  const { attributes, children } = ownOf(annotation);
  const { contents, richContents, popup, page } = annotation;
  return element(annotation.type, { ...commonOf(annotation), ...attributes }, [
    contents === '' ? undefined : element('contents', {}, [contents]),
    richContents,
    ...children,
    popup &&
      element('popup', {
        flags: 'print,nozoom,norotate',
        open: popup.open ? 'yes' : 'no',
        page: String(page),
        rect: writeNumbers(popup.rect),
      }),
  ]);
}

const commonOf = (annotation: DrawnAnnotation) => ({
  page: String(annotation.page),
  rect: writeNumbers(annotation.rect),
  color: annotation.colour,
  opacity: annotation.opacity === 1 ? undefined : writeNumber(annotation.opacity),
  flags: annotation.flags.length > 0 ? annotation.flags.join(',') : undefined,
  name: annotation.name,
  title: annotation.author,
  subject: annotation.subject,
  creationdate: annotation.created && writePdfDate(annotation.created),
  date: annotation.modified && writePdfDate(annotation.modified),
  intent: annotation.intent,
  inreplyto: annotation.inReplyTo,
  replyType: annotation.replyType,
});

/** What an annotation's type adds. */
function ownOf(annotation: DrawnAnnotation): {
  attributes: Record<string, string | undefined>;
  children: XmlElement[];
} {
  switch (annotation.type) {
    case 'highlight':
    case 'underline':
    case 'strikeout':
    case 'squiggly':
      return { attributes: { coords: writeQuads(annotation.quads) }, children: [] };
    case 'ink': {
      const gestures = annotation.strokes.map((stroke) => element('gesture', {}, [writePoints(stroke)]));
      return { attributes: borderOf(annotation.border), children: [element('inklist', {}, gestures)] };
    }
    case 'freetext':
      return {
        attributes: {
          ...borderOf(annotation.border),
          ...textStyleAttributes(annotation.style),
          callout: annotation.callout && writeNumbers(annotation.callout.flat()),
          head: annotation.head,
          fringe: annotation.fringe && writeNumbers(annotation.fringe),
          ...rotationOf(annotation),
        },
        children: textStyleElements(annotation.style),
      };
    case 'text':
      return {
        attributes: { icon: annotation.icon, state: annotation.state, statemodel: annotation.stateModel },
        children: [],
      };
    case 'square':
    case 'circle':
      return {
        attributes: {
          ...borderOf(annotation.border),
          'interior-color': annotation.interior,
          fringe: annotation.fringe && writeNumbers(annotation.fringe),
        },
        children: [],
      };
    case 'line':
      return {
        attributes: {
          ...borderOf(annotation.border),
          ...endingsOf(annotation),
          start: writeNumbers(annotation.start),
          end: writeNumbers(annotation.end),
        },
        children: [],
      };
    case 'polygon':
    case 'polyline':
      return {
        attributes: { ...borderOf(annotation.border), ...endingsOf(annotation) },
        children: [element('vertices', {}, [writePoints(annotation.vertices)])],
      };
    case 'stamp':
      return {
        attributes: { icon: annotation.icon, ...rotationOf(annotation) },
        children: annotation.image === undefined ? [] : [element('imagedata', {}, [annotation.image])],
      };
  }
}

const borderOf = ({ width, style, dashes, intensity }: Border) => ({
  width: writeNumber(width),
  style,
  dashes: dashes && writeNumbers(dashes),
  intensity: intensity === undefined ? undefined : writeNumber(intensity),
});

const rotationOf = ({ rotation }: { rotation?: number }) => ({
  rotation: rotation === undefined ? undefined : writeNumber(rotation),
});

const endingsOf = ({ head, tail, interior }: { head: string; tail: string; interior?: string }) => ({
  head,
  tail,
  'interior-color': interior,
});
