import type { DrawnAnnotation } from './annotation';

/** What PDF calls each kind of annotation. */
export const subtypes: Readonly<Record<DrawnAnnotation['type'], string>> = {
  highlight: 'Highlight',
  underline: 'Underline',
  strikeout: 'StrikeOut',
  squiggly: 'Squiggly',
  ink: 'Ink',
  freetext: 'FreeText',
  text: 'Text',
  square: 'Square',
  circle: 'Circle',
  line: 'Line',
  polygon: 'Polygon',
  polyline: 'PolyLine',
  stamp: 'Stamp',
};
