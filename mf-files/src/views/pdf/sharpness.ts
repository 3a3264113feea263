/** The largest canvas that every browser draws, in pixels; iOS shows a blank page beyond it. */
const MAX_CANVAS_PIXELS = 16_777_216;

/** Device pixels to a CSS pixel for a page this many CSS pixels wide and high: the screen's own, or what still fits. */
export const sharpness = (width: number, height: number, screen: number): number =>
  Math.min(screen, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
