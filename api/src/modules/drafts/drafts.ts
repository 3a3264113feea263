import { campusOfLanguage, DRAFT_BYTES, isEmail, routes, ruleMessages } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { languageAsked } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { takePasswordTry } from '../../platform/limits/passwordTries';
import { formAt } from '../forms/storedForms';
import { queueDraftLetter } from '../letters/draftLetter';
import { mailboxOf } from '../letters/mailbox';
import { draftBehind, keepDraft, mustBeDraft } from './storedDrafts';

const TOO_LARGE = 'These answers are too large to be kept behind a link.';

/** Unfinished work, kept behind a link for whoever asks to finish later. */
export function serveDrafts(app: App): void {
  const { db, settings } = app;

  serve(app, routes.keepDraft, async ({ body: { hash, ...draft } }) => {
    if (Buffer.byteLength(JSON.stringify(draft)) > DRAFT_BYTES) throw new HttpError(413, 'too-large', TOO_LARGE);
    await formAt(db, draft.slug, draft.version);
    return keepDraft(db, draft, hash);
  });

  serve(app, routes.mailDraft, async ({ body: { hash, email }, request }) => {
    if (!isEmail(email)) {
      const errors = [{ path: 'email', message: ruleMessages.email }];
      throw new HttpError(422, 'no-address', ruleMessages.email, { errors });
    }
    await mustBeDraft(db, hash);
    await takePasswordTry(db, `draft letter ${mailboxOf(email)}`, settings.guessingLimitScale);
    const campus = campusOfLanguage[languageAsked(request)];
    await db.transaction().execute((trx) => queueDraftLetter(trx, settings, { hash, email, campus }));
  });
  serve(app, routes.draft, ({ params }) => draftBehind(db, params.hash));
}
