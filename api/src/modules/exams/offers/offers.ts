import { routes } from '@forms/shared/contract';
import type { App } from '../../../platform/http/app';
import { serve } from '../../../platform/http/serve';
import { addOffer, changeOffer, retireOffer } from './changeOffers';
import { importOffers, previewOffers } from './file/importOffers';
import { sendOffersFile } from './file/sendOffersFile';
import { listedOffers } from './listedOffers';
import { offerRecord } from './offerHistory';

/** The catalogue as staff edit it. */
export function serveOffers(app: App): void {
  const { db } = app;
  serve(app, routes.offers, () => listedOffers(db));
  serve(app, routes.offerOf, ({ params }) => offerRecord(db, params.id));
  serve(app, routes.addOffer, ({ body, session }) => addOffer(db, body, session.name));
  serve(app, routes.changeOffer, ({ params, body, session }) => changeOffer(db, params.id, body, session.name));
  serve(app, routes.retireOffer, ({ params, body, session }) => retireOffer(db, params.id, body, session.name));
  serve(app, routes.offersFile, ({ params, reply }) => sendOffersFile(db, reply, params.name));
  serve(app, routes.readOffersFile, ({ body }) => previewOffers(db, body));
  serve(app, routes.importOffers, ({ body, session }) => importOffers(db, body, session.name));
}
