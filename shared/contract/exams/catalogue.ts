import * as z from '@forms/shared/platform/zod';
import { board, examOption, level, series, subject } from './exam';

/** What can be sat of a subject: one option, and what it costs, in pence. `boardFee` is the board's part of the price, where it is known. */
const offeredOption = examOption
  .pick({ id: true, name: true, code: true })
  .extend({ price: z.number().int(), boardFee: z.number().int().nullable() });
export type OfferedOption = z.infer<typeof offeredOption>;

/** A board's subject at a level, with the series ahead in which it is examined, soonest first. */
export const offeredSubject = z.object({
  level,
  board,
  subject,
  series: z.array(series),
  options: z.array(offeredOption),
});
export type OfferedSubject = z.infer<typeof offeredSubject>;
