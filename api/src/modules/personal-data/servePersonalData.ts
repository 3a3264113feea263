import { Readable } from 'node:stream';
import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { certificateById, newestCertificates } from './certificates';
import { erase } from './erase';
import { exportPerson } from './exportPerson';
import { findPerson } from './findPerson';

/** One person's data, by their address: found, handed over, and erased with a certificate. */
export function servePersonalData(app: App): void {
  const { db } = app;
  serve(app, routes.personalData, ({ body }) => findPerson(app, body.email));
  serve(app, routes.exportPersonalData, ({ body, reply }) => {
    reply.type('application/zip').header('content-disposition', 'attachment; filename="personal-data.zip"');
    return Readable.from(exportPerson(app, body.email));
  });
  serve(app, routes.erasePersonalData, ({ body, session }) => erase(app, body, session.name));
  serve(app, routes.erasureCertificates, () => newestCertificates(db));
  serve(app, routes.erasureCertificateOf, ({ params }) => certificateById(db, params.id));
}
