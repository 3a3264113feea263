import type { XmlElement } from './xml';

// Geometry is in PDF user space: points, from the bottom left of the unrotated page, whatever its /Rotate and boxes say.

export type Point = readonly [x: number, y: number];
/** Left, bottom, right, top. */
export type Rect = readonly [left: number, bottom: number, right: number, top: number];
/** One line of marked text, as its reader sees it: top left, top right, bottom left, bottom right. */
export type Quad = readonly [topLeft: Point, topRight: Point, bottomLeft: Point, bottomRight: Point];

export const lineEndings = [
  'None',
  'Square',
  'Circle',
  'Diamond',
  'OpenArrow',
  'ClosedArrow',
  'Butt',
  'ROpenArrow',
  'RClosedArrow',
  'Slash',
] as const;
export type LineEnding = (typeof lineEndings)[number];

export const borderStyles = ['solid', 'dash', 'bevelled', 'inset', 'underline', 'cloudy'] as const;
export interface Border {
  /** In points. */
  width: number;
  style: (typeof borderStyles)[number];
  /** Lengths of dashes and gaps in turn, in points. */
  dashes?: readonly number[];
  /** How high the bulges of a cloudy border are, 0 to 2. */
  intensity?: number;
}

export const aligns = ['left', 'center', 'right'] as const;
export interface TextStyle {
  /** In points. */
  size: number;
  colour: string;
  font: string;
  align: (typeof aligns)[number];
}

interface Common {
  /** The annotation's own id, unique in its file; replies name it. */
  name?: string;
  /** Counted from 0. */
  page: number;
  rect: Rect;
  author?: string;
  subject?: string;
  /** Plain text. */
  contents: string;
  /** The same in XHTML, as it came: sanitise it before it is shown, and drop it when `contents` changes. */
  richContents?: XmlElement;
  /** `#RRGGBB`, as every colour here; the background of free text. */
  colour?: string;
  /** 0 to 1. */
  opacity: number;
  flags: readonly string[];
  /** ISO 8601, as every time here. */
  created?: string;
  modified?: string;
  intent?: string;
  inReplyTo?: string;
  replyType?: 'reply' | 'group';
  popup?: { rect: Rect; open: boolean };
  /** The element that it was read from: keeps what is unknown here. */
  source?: XmlElement;
}

/** What has an upright. */
interface Turned {
  /** How far it is turned on the unrotated page, in degrees counterclockwise: upright on a page whose /Rotate is 90 is 90. */
  rotation?: number;
}

export const markupTypes = ['highlight', 'underline', 'strikeout', 'squiggly'] as const;
export interface TextMarkup extends Common {
  type: (typeof markupTypes)[number];
  quads: readonly Quad[];
}
export interface Ink extends Common {
  type: 'ink';
  strokes: readonly (readonly Point[])[];
  border: Border;
}
export interface FreeText extends Common, Turned {
  type: 'freetext';
  style: TextStyle;
  border: Border;
  /** From what it points at to the text, over a knee or straight. */
  callout?: readonly Point[];
  head?: LineEnding;
  fringe?: Rect;
}
/** A note, a reply to another annotation, or its review state. */
export interface Note extends Common {
  type: 'text';
  icon: string;
  state?: string;
  stateModel?: string;
}
export interface Box extends Common {
  type: 'square' | 'circle';
  border: Border;
  interior?: string;
  /** How far inside `rect` the shape is drawn, on each side. */
  fringe?: Rect;
}
/** A line from `start`, ending in `head`, to `end`, ending in `tail`: so the format calls them. */
export interface Line extends Common {
  type: 'line';
  start: Point;
  end: Point;
  head: LineEnding;
  tail: LineEnding;
  border: Border;
  interior?: string;
}
export interface Polygon extends Common {
  type: 'polygon' | 'polyline';
  vertices: readonly Point[];
  head: LineEnding;
  tail: LineEnding;
  border: Border;
  interior?: string;
}
export interface Stamp extends Common, Turned {
  type: 'stamp';
  icon: string;
  /** A data URL. */
  image?: string;
}
/** What is kept and written back, but not understood: another type, or one of the above without its geometry. */
export interface Other {
  type: 'other';
  source: XmlElement;
}

export type DrawnAnnotation = TextMarkup | Ink | FreeText | Note | Box | Line | Polygon | Stamp;
export type Annotation = DrawnAnnotation | Other;
