import { type AgedEnquiry, MOST_SHOWN, type RetentionAsked, type RetentionPreview } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { formExists } from '../forms/storedForms';
import { type Aged, agedEnquiries } from './agedEnquiries';
import { cutoffsOf } from './cutoffs';

/** What would go by a rule today. Throws 404 where there is no such form. */
export async function previewOf(db: Database, { form, months }: RetentionAsked): Promise<RetentionPreview> {
  if (form !== null && !(await formExists(db, form))) throw notFound('form');
  const preview: RetentionPreview = { erased: 0, anonymous: 0, waiting: 0, first: [] };
  for await (const aged of agedEnquiries(db, await cutoffsOf(db, form, months))) {
    const shown = shownOf(aged);
    preview[shown.waits === null ? shown.becomes : 'waiting'] += 1;
    if (preview.first.length < MOST_SHOWN) preview.first.push(shown);
  }
  return preview;
}

const shownOf = ({ isRetained, email: _, ...aged }: Aged): AgedEnquiry => ({
  ...aged,
  becomes: isRetained ? 'anonymous' : 'erased',
});
