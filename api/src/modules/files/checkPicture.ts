import { MOST_PICTURE_POINTS, PICTURE_TOO_LARGE, TYPE_MISMATCH } from '@forms/shared/contract';
import { imageSizeFromFile } from 'image-size/fromFile';
import { HttpError } from '../../platform/errors/errors';

/** How far into a file its width and height are looked for, in bytes: as far as the library looks. */
const LOOKED_AT = 512 * 1024;

/**
 * Refuses a small file that unpacks to a picture too large for whatever draws it, by what it says of itself: nothing is
 * unpacked. Throws 422, also where a picture hides its size behind half a megabyte of something else. Nobody finds the
 * size of a shorter one that does not say it, nor draws it; a TIFF, which browsers do not draw, may say it at its end.
 *
 * @param bytes the file's size
 */
export async function checkPicture(path: string, mime: string, bytes: number): Promise<void> {
  const size = await imageSizeFromFile(path).catch(() => undefined);
  if (!size && bytes > LOOKED_AT && mime !== 'image/tiff') throw new HttpError(422, 'type-mismatch', TYPE_MISMATCH);
  if (size && size.width * size.height > MOST_PICTURE_POINTS)
    throw new HttpError(422, 'picture-too-large', PICTURE_TOO_LARGE);
}
