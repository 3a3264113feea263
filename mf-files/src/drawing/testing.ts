import type { AnnotationContext } from './newAnnotation';

/** Who marks what in tests. */
export const context: AnnotationContext = {
  name: 'mark-1',
  page: 0,
  rotation: 0,
  look: { colour: '#D32F2F', opacity: 1 },
  author: 'Form guest',
  now: '2026-11-21T10:00:00Z',
  stamp: 'Approved',
};
