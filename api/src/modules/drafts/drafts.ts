import { DRAFT_BYTES, routes } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { formAt } from '../forms/storedForms';
import { draftBehind, keepDraft } from './storedDrafts';

const TOO_LARGE = 'These answers are too large to be kept behind a link.';

/** Unfinished work, kept behind a link for whoever asks to finish later. */
export function serveDrafts(app: App): void {
  const { db } = app;

  serve(app, routes.keepDraft, async ({ body: { hash, ...draft } }) => {
    if (Buffer.byteLength(JSON.stringify(draft)) > DRAFT_BYTES) throw new HttpError(413, 'too-large', TOO_LARGE);
    await formAt(db, draft.slug, draft.version);
    return keepDraft(db, draft, hash);
  });

  serve(app, routes.draft, ({ params }) => draftBehind(db, params.hash));
}
