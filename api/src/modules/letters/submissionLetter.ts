import { applicationState, campusNames, enquirySummary, PROVIDER, submission } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { siteAddress } from '../../platform/settings/settings';
import { billTo } from '../invoices/billTo';
import { sumsOfEnquiry } from '../invoices/received';
import { applicationLink } from './applicationLink';

/** What the letter says that confirms a submission: no answer of it, for nobody has proved that the address is the writer's. */
export async function submissionLetter(app: App, enquiryId: string): Promise<SendMailOptions> {
  const { db, settings } = app;
  const row = await db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join.onRef('slug', '=', 'formSlug').onRef('formVersions.version', '=', 'formVersion'),
    )
    .leftJoin('invoices', 'invoices.enquiryId', 'enquiries.id')
    .select(['reference', 'formVersions.title', 'enquiries.status', 'pages', 'paymentMethod'])
    .select(['dueDate', 'invoices.status as invoiceStatus'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const { status, paymentMethod } = enquirySummary.pick({ status: true, paymentMethod: true }).parse(row);
  const { reference, title, dueDate, invoiceStatus } = row;
  const { received = 0, owing = 0 } = (await sumsOfEnquiry(db, enquiryId)) ?? {};
  const { next } = applicationState({
    status,
    withdrawn: false,
    paymentMethod,
    received,
    owing,
    paid: received > 0 && owing === 0,
    invoice: invoiceStatus === null ? null : { status: invoiceStatus, dueDate },
  });
  return letterBody({
    greeting: greetingFor(billTo(submission.parse(JSON.parse(row.pages))).writtenTo),
    opening: `We have received “${title}”, thank you. Its reference is ${reference}.`,
    link: await applicationLink(app, enquiryId),
    closing: [
      next,
      `If anything is wrong, or if you did not send it, please answer this letter or write to us at ${siteAddress(settings)}/contact-us, and give the reference.`,
      `${PROVIDER} ${campusNames[settings.campus]}`,
    ],
  });
}
