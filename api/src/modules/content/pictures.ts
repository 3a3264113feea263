import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderImage } from '@forms/shared/contract';
import { imageSize } from 'image-size';
import { contentFolder, contentNames } from '../../platform/content/contentFile';

/** Where the pages' pictures stand, each in several widths: `spires-720.webp`. */
export const imagesFolder = join(contentFolder, 'images');

const sized = /^(.+)-\d+\.webp$/;

/** The names of the pictures that there are, in order. */
export const pictureNames = (): string[] => [
  ...new Set(contentNames('images', '.webp').flatMap((name) => sized.exec(name)?.[1] ?? [])),
];

/** A picture in its widths, the smallest first; none where there is no such picture. Their addresses are completed by the service. */
export const imageOf = (picture: string, alt: string): HeaderImage => ({
  alt,
  sizes: contentNames('images', '.webp')
    .filter((name) => sized.exec(name)?.[1] === picture)
    .map((name) => {
      const { width, height } = imageSize(readFileSync(join(imagesFolder, name)));
      return { src: `images/${name}`, width, height };
    })
    .sort((one, other) => one.width - other.width),
});

/** The name of the picture that a page has. */
export const pictureOf = ({ sizes: [first] }: HeaderImage): string | null =>
  sized.exec(first?.src.replace(/^images\//, '') ?? '')?.[1] ?? null;

/** A picture with whole addresses. */
export const under = (base: string, image: HeaderImage): HeaderImage => ({
  ...image,
  sizes: image.sizes.map(({ src, ...size }) => ({
    ...size,
    src: src.startsWith('images/') ? `${base}/${src}` : src,
  })),
});
