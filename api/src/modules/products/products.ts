import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { addProduct, changeProduct, productsNow, removeProduct } from './storedProducts';

/** What invoices can be made of, as staff edit it. */
export function serveProducts(app: App): void {
  const { db } = app;
  serve(app, routes.products, () => productsNow(db));
  serve(app, routes.addProduct, ({ body, session }) => addProduct(db, body, session.name));
  serve(app, routes.changeProduct, ({ params, body, session }) => changeProduct(db, params.id, body, session.name));
  serve(app, routes.removeProduct, ({ params }) => removeProduct(db, params.id));
}
