import type { HeaderImage } from '@forms/shared/contract';

/** The widths that each picture of `images/` is kept in, and their height as a share of it. */
const WIDTHS = [720, 1440, 2240];
const HEIGHT = 0.25;

/** A picture of `images/`, whose address the service completes. */
export const picture = (name: string, alt: string): HeaderImage => ({
  alt,
  sizes: WIDTHS.map((width) => ({ src: `images/${name}-${width}.webp`, width, height: width * HEIGHT })),
});
