import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentPage, type HeaderImage, languages } from '@forms/shared/contract';
import { imageSize } from 'image-size';
import * as z from 'zod';
import { contentFiles, contentFolder, contentNames, wrong } from '../../platform/content/contentFile';
import { textOf } from '../../platform/content/textOf';

/** Where the pages' pictures stand, each in several widths: `spires-720.webp`. */
export const imagesFolder = join(contentFolder, 'images');

const head = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string(),
  picture: z.string().optional(),
  alt: z.string().default(''),
});

/** The pages that a new site begins with: each a file in the folder of its language, called by its slug. */
export const seededPages = (): ContentPage[] =>
  languages.flatMap((language) =>
    contentFiles(`pages/${language}`, '.md').map((file) => {
      const { picture, alt, ...page } = textOf(file, head);
      const headerImage = picture === undefined ? null : imageOf(picture, alt);
      if (headerImage?.sizes.length === 0)
        throw wrong(file, undefined, `picture: There is no images/${picture}-….webp`);
      return { slug: file.name, language, ...page, headerImage };
    }),
  );

/** A picture in its widths, the smallest first. Their addresses are completed by the service. */
const imageOf = (picture: string, alt: string): HeaderImage => ({
  alt,
  sizes: contentNames('images', '.webp')
    .filter((name) => name.startsWith(`${picture}-`))
    .map((name) => {
      const { width, height } = imageSize(readFileSync(join(imagesFolder, name)));
      return { src: `images/${name}`, width, height };
    })
    .sort((one, other) => one.width - other.width),
});
