/** How large something is shown: fitted to the room that there is, or so many times its own size. */
export type Zoom = 'auto' | 'width' | 'page' | number;

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What `auto` is: which way it is fitted, and how large at most, so that little is not blown up. */
export interface AutoZoom {
  fit: 'width' | 'page';
  most: number;
}

export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const;
const LEAST = 0.1;

/** How many times its own size something is shown. */
export function scaleOf(zoom: Zoom, size: Size, available: Size, auto: AutoZoom): number {
  if (zoom === 'auto') return Math.min(scaleOf(auto.fit, size, available, auto), auto.most);
  if (typeof zoom === 'number') return zoom;
  const byWidth = available.width / size.width;
  return Math.max(LEAST, zoom === 'width' ? byWidth : Math.min(byWidth, available.height / size.height));
}

/** What is a step already, but for rounding, counts as that step. */
const NEAR = 0.005;

/** The next step over a scale; itself at the end. */
export const zoomIn = (scale: number): number => zoomSteps.find((step) => step > scale + NEAR) ?? scale;
/** The next step under a scale; itself at the end. */
export const zoomOut = (scale: number): number => zoomSteps.findLast((step) => step < scale - NEAR) ?? scale;

/** A size as it is after a turn. */
export const turnedSize = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };
