import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { slug } from '../slug';
import { MAX_PAGES, pageAnswers } from './form';

/** Days: how long unfinished work is kept after it was last saved, in the browser and behind its link. */
export const DRAFT_DAYS = 30;
/** Bytes: the most that one draft may take as JSON. */
export const DRAFT_BYTES = 512 * 1024;
/** The browser's database of unfinished work; signing out deletes it whole. */
export const DRAFTS_DATABASE = 'forms-drafts';

/**
 * Unfinished work. `version` is the form's with which it began, and is finished; `journey` is random and names this
 * filling in wherever it is gone on with, so that it is not submitted twice; `pages` hold every answer, the hidden ones
 * too, as they were typed; `current` names the step that was shown, `passed` those that were gone on from.
 */
export const draft = z.object({
  slug,
  version: z.int32().positive(),
  journey: z.string().min(1).max(64),
  pages: z.array(pageAnswers).max(MAX_PAGES),
  current: z.string().optional(),
  passed: z.array(z.string()).max(MAX_PAGES).optional(),
});
export type Draft = z.infer<typeof draft>;

/** With the `hash` of an earlier answer the draft takes that one's place. */
export const draftToKeep = draft.extend({ hash: z.string().optional() });

/** When a draft was last kept, and how long its link works; ISO 8601. */
const draftTimes = z.object({ savedAt: z.string(), keptUntil: z.string() });
/** `hash` is the secret of the link `/:slug/:hash`: whoever has it can read the answers. */
export const savedDraft = draftTimes.extend({ hash: z.string() });
export type SavedDraft = z.infer<typeof savedDraft>;
/** Asks for a letter with the link of a draft, whose `hash` it is. */
export const draftLetter = z.object({ hash: z.string().max(64), email: z.string().max(320).trim() });
export const draftAnswer = draft.extend(draftTimes.shape);
export type DraftAnswer = z.infer<typeof draftAnswer>;
/** The 410 to the link of a draft that was sent: `link` is the secret of the private page of what it became. */
export const draftSent = errorAnswer.extend({ link: z.string() });

/**
 * A submission says with these which form it answers, where its address does not, which version of it, and of which
 * draft it is the end.
 */
export const FORM_HEADER = 'Form-Slug';
export const FORM_VERSION_HEADER = 'Form-Version';
export const DRAFT_HEADER = 'Form-Draft';

/** The headers by which a submission is validated against the version that it began with, and ends its draft. */
export const submissionOrigin = (version: number, draftHash: string | undefined): Record<string, string> => ({
  [FORM_VERSION_HEADER]: String(version),
  ...(draftHash === undefined ? {} : { [DRAFT_HEADER]: draftHash }),
});
