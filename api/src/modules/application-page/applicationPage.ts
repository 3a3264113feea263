import { routes, WRONG_APPLICATION_CODE } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import { serve } from '../../platform/http/serve';
import { queueJob } from '../../platform/jobs/queueJob';
import { takePasswordTry } from '../../platform/limits/passwordTries';
import {
  enquiryBehind,
  enquiryOfLink,
  linkBehind,
  newApplicationLink,
  noApplication,
} from '../application-links/applicationLinks';
import { redeemCode } from '../application-links/codes';
import { revokeByStaff } from '../application-links/revokeByStaff';
import { withdrawApplication } from '../applications/withdraw';
import { enquiryById } from '../enquiries/storedEnquiries';
import type { PaymentApp } from '../payments/cards';
import { sendApplicationMail } from './applicationMail';
import { changeContactDetails } from './changeContactDetails';
import { pageOf } from './pageOf';

/** The private page of an application, behind its link. */
export function serveApplicationPage(app: PaymentApp): void {
  const { db, settings } = app;
  app.jobs.register('letters', { applicationMail: (mail) => sendApplicationMail(app, mail) });

  serve(app, routes.applicationPage, async ({ body }) => {
    const found = await linkBehind(db, body.link);
    if (!found) throw noApplication();
    const page = await pageOf(app, found.enquiryId, body.language);
    // Only what tells that it is theirs.
    return found.needsCode ? { ...page, details: null } : page;
  });

  serve(app, routes.sendApplicationMail, async ({ body: { link, send } }) => {
    const open = send === 'code' ? await linkBehind(db, link) : undefined;
    const enquiryId = (send === 'code' ? open?.enquiryId : await enquiryOfLink(db, link)) ?? null;
    await takePasswordTry(db, `application ${enquiryId ?? link}`, settings.guessingLimitScale);
    // Queued also where there is nobody to write to, so that the answer takes no longer for a link that is one.
    const mail = { enquiryId, ...(open && { linkHash: open.linkHash }) };
    await db.transaction().execute((trx) => queueJob(trx, 'applicationMail', mail));
  });

  serve(app, routes.openApplication, async ({ body: { link, code }, request }) => {
    const found = await linkBehind(db, link);
    if (!found) throw noApplication();
    const tried = await redeemCode(db, found.linkHash, code);
    if (tried === 'opened') return { link: await newApplicationLink(db, found.enquiryId) };
    request.log.warn('application code refused');
    if (tried === 'locked') throw noApplication();
    throw new HttpError(422, 'wrong-code', WRONG_APPLICATION_CODE, {
      errors: [{ path: 'code', message: WRONG_APPLICATION_CODE }],
    });
  });

  serve(app, routes.withdrawApplication, async ({ body }) => {
    const enquiryId = await enquiryBehind(db, body.link);
    await withdrawApplication(app, enquiryId);
    return pageOf(app, enquiryId);
  });

  serve(app, routes.changeContactDetails, async ({ body: { link, ...change } }) =>
    changeContactDetails(db, await enquiryBehind(db, link), change),
  );

  serve(app, routes.revokeApplicationLinks, async ({ params: { id }, session }) => {
    await enquiryById(db, id);
    await db.transaction().execute((trx) => revokeByStaff(trx, id, session.name));
    return enquiryById(db, id);
  });
}
