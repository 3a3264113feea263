import type { Browser } from 'puppeteer';

/** How far two pictures of one drawing may be apart, in pixels: each program smooths edges its own way. */
const REACH = 3;

/** Where a picture of a page is not white. */
export class Ink {
  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly places: readonly number[],
  ) {}

  /** The part of both pictures' ink that the other has, too, at its place: 1 for all of it. Where there is none, 0. */
  likeness(other: Ink | undefined): number {
    if (!other || other.places.length === 0 || this.places.length === 0) return 0;
    return Math.min(this.partWithin(other), other.partWithin(this));
  }

  private partWithin(other: Ink): number {
    const near = new Set<number>();
    for (const place of other.places) {
      const [x, y] = [place % other.width, Math.floor(place / other.width)];
      for (let dy = -REACH; dy <= REACH; dy++) {
        for (let dx = -REACH; dx <= REACH; dx++) near.add((y + dy) * this.width + x + dx);
      }
    }
    const found = this.places.filter((place) => near.has(place));
    return this.height === 0 ? 0 : found.length / this.places.length;
  }
}

/** Reads a PNG in a tab of its own, which is closed again. */
export async function inkOf(browser: Browser, png: Uint8Array): Promise<Ink> {
  const tab = await browser.newPage();
  try {
    const { width, height, places } = await tab.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      const places: number[] = [];
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 255, green = 255, blue = 255] = [pixels[at], pixels[at + 1], pixels[at + 2]];
        if (Math.min(red, green, blue) < 160) places.push(at / 4);
      }
      return { width: image.width, height: image.height, places };
    }, Buffer.from(png).toString('base64'));
    return new Ink(width, height, places);
  } finally {
    await tab.close();
  }
}
