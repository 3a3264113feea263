import { type ContentPage, languages } from '@forms/shared/contract';
import * as z from 'zod';
import { contentFiles, wrong } from '../../platform/content/contentFile';
import { textOf } from '../../platform/content/textOf';
import { imageOf } from './pictures';

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
