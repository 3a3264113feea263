import { randomId } from '@forms/shared/platform/store';
import type { Annotation } from '../xfdf/annotation';
import type { Xfdf } from '../xfdf/xfdf';

/** The document with a name for each annotation that has none, or another's: replies and changes go by it. */
export function named(xfdf: Xfdf): Xfdf {
  const names = new Set<string>();
  const annotations = xfdf.annotations.map((annotation): Annotation => {
    if (annotation.type === 'other') return annotation;
    const isOwn = annotation.name !== undefined && !names.has(annotation.name);
    const name = isOwn ? annotation.name : randomId();
    if (name !== undefined) names.add(name);
    return isOwn || name === undefined ? annotation : { ...annotation, name };
  });
  return { ...xfdf, annotations };
}
