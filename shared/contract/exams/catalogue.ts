import * as z from '@forms/shared/platform/zod';
import { campuses } from '../product';
import { board, examOption, level, series, subject } from './exam';
import { ageRule, entryStage } from './keyDates';
import { keysOf, offerKinds } from './qualification';

/** What can be sat of a subject: one option, and what it costs before any stage adds to it, in pence. `boardFee` is the board's part of the price, where it is known. */
const offeredOption = examOption
  .pick({ id: true, name: true, code: true })
  .extend({ kind: z.enum(keysOf(offerKinds)), price: z.number().int(), boardFee: z.number().int().nullable() });
export type OfferedOption = z.infer<typeof offeredOption>;

/** A stage as candidates are told of it: its last day is the centre's. */
const offeredStage = entryStage.extend({ until: z.iso.date() });
export type OfferedStage = z.infer<typeof offeredStage>;
/** A series that can be entered for today: the stage that entries are in, the one after it, who may be entered and where. */
const offeredSeries = series.extend({
  stage: offeredStage,
  next: offeredStage.nullable(),
  age: ageRule.nullable(),
  campuses: z.array(z.enum(campuses)),
});
export type OfferedSeries = z.infer<typeof offeredSeries>;

/** A board's subject at a level, with the series that it can be entered for today, soonest first. */
export const offeredSubject = z.object({
  level,
  board,
  subject,
  series: z.array(offeredSeries),
  options: z.array(offeredOption),
});
export type OfferedSubject = z.infer<typeof offeredSubject>;
