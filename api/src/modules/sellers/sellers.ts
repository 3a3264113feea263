import { LOGO_WANTED, routes } from '@forms/shared/contract';
import { imageSize } from 'image-size';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeSeller, earlierSeller, sellersNow, sellerVersions } from './storedSellers';

const MOST_PIXELS_A_SIDE = 2_000;

/** Who sells at each campus, as documents say it and an Admin sets it. */
export function serveSellers(app: App): void {
  const { db } = app;
  serve(app, routes.sellers, () => sellersNow(db));
  serve(app, routes.sellerVersions, ({ params }) => sellerVersions(db, params.campus));
  serve(app, routes.earlierSeller, ({ params }) => earlierSeller(db, params.campus, Number(params.version)));
  serve(app, routes.changeSeller, async ({ params: { campus }, body, session }) => {
    mustBePicture(body.seller.logo);
    await changeSeller(db, campus, { ...body, author: session.name });
  });
}

/** Refuses a logo that no document could be drawn with. */
function mustBePicture(logo: string): void {
  if (logo === '') return;
  try {
    const { width, height } = imageSize(Buffer.from(logo, 'base64'));
    if (width <= MOST_PIXELS_A_SIDE && height <= MOST_PIXELS_A_SIDE) return;
  } catch {}
  throw new HttpError(422, 'bad-logo', LOGO_WANTED);
}
