import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { replyTemplate } from '../letters/replyTemplate';
import { listFileQuery } from '../lists/page';
import { rowVersion } from '../rowVersion';
import { enquiriesAsked, enquiryFilter, enquiryStatuses, enquirySummary } from './enquiry';
import { colleague, tag } from './triage';

/** So many enquiries can be picked one by one, or left out of all that match. */
export const MOST_PICKED = 1_000;
/** So many of those that could not be changed are named. */
export const MOST_NAMED = 100;

/** A letter to many waits so many minutes before it goes: until then it can be taken back. */
export const LETTERS_WAIT_MINUTES = 5;

const id = z.string().max(80);

/** What many enquiries are given at once; a tag is put beside those that are there, and a letter has the fields of a template. */
export const bulkValue = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('status'), newValue: z.enum(enquiryStatuses) }),
  z.strictObject({ field: z.literal('assignee'), newValue: id.nullable() }),
  z.strictObject({ field: z.literal('tag'), newValue: tag }),
  z.strictObject({ field: z.literal('letter'), newValue: replyTemplate.shape.text }),
]);
export type BulkValue = z.infer<typeof bulkValue>;

/** Which enquiries: those that were picked, as they were seen, or all that a list is narrowed to but for some, with how many these were. */
export const bulkSelection = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('picked'),
    rows: z
      .array(z.strictObject({ id, version: rowVersion }))
      .min(1)
      .max(MOST_PICKED),
  }),
  z.strictObject({
    kind: z.literal('matching'),
    filter: z.strictObject(enquiryFilter.shape),
    searched: z.string().max(200),
    except: z.array(id).max(MOST_PICKED),
    count: z.int().min(1),
  }),
]);
export type BulkSelection = z.infer<typeof bulkSelection>;

/** Selected enquiries as a file, in the order of their list. */
export const selectedFile = z.strictObject({
  selection: bulkSelection,
  sort: enquiriesAsked.shape.sort,
  ...listFileQuery,
});

export const newBulkChange = z.strictObject({ value: bulkValue, selection: bulkSelection });
export type NewBulkChange = z.infer<typeof newBulkChange>;

/** From finding the enquiries to the end, and back again where it is taken back. */
export const bulkStates = ['finding', 'changing', 'changed', 'undoing', 'undone'] as const;
export type BulkState = (typeof bulkStates)[number];
export const isBulkUnderWay = (state: BulkState): boolean => state !== 'changed' && state !== 'undone';

/**
 * What became of an enquiry: it was changed, was so already, was changed by somebody else first, was refused for a reason;
 * and where all is taken back, is as before, or stays as it is since somebody has changed it.
 */
export const bulkOutcomes = ['done', 'same', 'conflict', 'refused', 'undone', 'stays'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/**
 * A change of many enquiries, how far it is, and which of them could not be changed, as far as they are named. `assignee` has the
 * name of whom they are assigned to; `asked` is how many there were when it was asked for, `found` how many were found.
 */
export const bulkChange = z.object({
  id: z.string(),
  value: bulkValue,
  assignee: colleague.shape.name.nullable(),
  state: z.enum(bulkStates),
  asked: z.number().int(),
  found: z.number().int(),
  counts: z.record(z.enum(bulkOutcomes), z.number().int()),
  failed: z.array(z.object({ enquiry: enquirySummary, why: z.string() })),
});
export type BulkChange = z.infer<typeof bulkChange>;

/** The 409 to a change or a file of all that match, where another number of them match now: `count`. */
export const COUNT_CHANGED = 'count-changed';
export const countChanged = errorAnswer.extend({ error: z.literal(COUNT_CHANGED), count: z.number().int() });
