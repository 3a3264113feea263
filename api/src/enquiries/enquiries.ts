import { type EnquirySummary, enquirySummary, routes, submission } from '@forms/shared/contract';
import type { App } from '../app';
import type { Database } from '../database/database';
import { endDraft } from '../drafts/storedDrafts';
import { Fault, notFound } from '../errors';
import { formAt } from '../forms/storedForms';
import { serve } from '../serve';
import { formAnswered } from './formAnswered';
import { idempotencyKeyOf, once } from './idempotency';
import { acceptedAnswers, storeEnquiry } from './storeEnquiry';

/** Submitting a form, and what staff read of it. */
export function serveEnquiries(app: App): void {
  const { db } = app;

  serve(app, routes.submitForm, async ({ params, body, request }) => {
    const form = await formAnswered(db, params.slug, request);
    if (form.json.pages.some(({ invoice }) => invoice)) {
      throw new Fault(400, 'has-invoice', 'This form is submitted from its invoice.');
    }
    const pages = acceptedAnswers(form, body);
    return once(db, { scope: `form/${params.slug}`, key: idempotencyKeyOf(request), body }, async (trx) => {
      await endDraft(trx, request);
      return storeEnquiry(trx, { form, pages });
    });
  });

  serve(app, routes.enquiries, async () => {
    const rows = await summaries(db).orderBy('enquiries.submittedAt', 'desc').execute();
    return rows.map(summary);
  });

  serve(app, routes.enquiry, async ({ params }) => {
    const row = await summaries(db)
      .select(['enquiries.formVersion', 'enquiries.pages'])
      .where('enquiries.id', '=', params.id)
      .executeTakeFirst();
    if (!row) throw notFound('enquiry');
    const form = await formAt(db, row.formSlug, row.formVersion);
    return {
      ...summary(row),
      formVersion: row.formVersion,
      definition: form.json,
      pages: submission.parse(JSON.parse(row.pages)),
      notes: await db
        .selectFrom('enquiryNotes')
        .select(['id', 'text', 'author', 'madeAt'])
        .where('enquiryId', '=', params.id)
        .orderBy('madeAt')
        .execute(),
      steps: await db
        .selectFrom('enquirySteps')
        .select(['status', 'author', 'madeAt'])
        .where('enquiryId', '=', params.id)
        .orderBy('madeAt')
        .execute(),
    };
  });
}

const summaries = (db: Database) =>
  db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join
        .onRef('formVersions.slug', '=', 'enquiries.formSlug')
        .onRef('formVersions.version', '=', 'enquiries.formVersion'),
    )
    .select([
      'enquiries.id',
      'enquiries.reference',
      'enquiries.formSlug',
      'formVersions.title as formTitle',
      'enquiries.status',
      'enquiries.name',
      'enquiries.email',
      'enquiries.paymentMethod',
      'enquiries.amount',
      'enquiries.paidAt',
      'enquiries.submittedAt',
    ]);

const summary = ({ paidAt, ...row }: { paidAt: string | null }): EnquirySummary =>
  enquirySummary.parse({ ...row, paid: paidAt !== null });
