import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { boards, keysOf } from '../exams/qualification';
import { rowVersion } from '../rowVersion';

/** What a file for a board can hold of each row, under the names of Ofqual's data of qualifications where that has one. A file without a layout has all of it, in this order. */
export const fileColumns = [
  ...(['Action', 'ExamSeries', 'AwardingOrganisation', 'Level', 'SpecificationCode', 'SpecificationTitle'] as const),
  ...(['EntryCode', 'Option', 'UnitOrComponentCode', 'CentreNo', 'CentreCandidateNumber'] as const),
  ...(['UniqueCandidateIdentifier', 'ULN', 'CandidateName', 'DateOfBirth'] as const),
] as const;
export type FileColumn = (typeof fileColumns)[number];
export const holdsDays = (column: FileColumn): boolean => column === 'DateOfBirth';

/** How a file can write a day, by what it makes of 9 March 2008. */
export const dayFormats = {
  'YYYY-MM-DD': '2008-03-09',
  'DD/MM/YYYY': '09/03/2008',
  DDMMYYYY: '09032008',
  DDMMYY: '090308',
} as const;
export type DayFormat = keyof typeof dayFormats;
export const USUAL_DAY_FORMAT: DayFormat = 'YYYY-MM-DD';

/** A day (`YYYY-MM-DD`) in a format; nothing of none. */
export function dayWritten(day: string, format: DayFormat = USUAL_DAY_FORMAT): string {
  if (day === '') return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('YY', year.slice(2)).replace('MM', month).replace('DD', date);
}

const text = (wanted: string) => z.string().trim().min(1, wanted).max(60, 'At most 60 characters');
/** A column of a layout, what the file calls it, and how it writes a day where it holds one. */
const layoutColumn = z
  .strictObject({
    column: z.enum(fileColumns),
    heading: text('A heading is needed'),
    days: z.enum(keysOf(dayFormats)).optional(),
  })
  .refine(({ column, days }) => days === undefined || holdsDays(column), 'This column holds no days');
export type LayoutColumn = z.infer<typeof layoutColumn>;

const isEachOnce = (texts: readonly string[]) => new Set(texts).size === texts.length;
const columns = z
  .array(layoutColumn)
  .min(1, 'Please choose a column')
  .max(fileColumns.length)
  .refine((all) => isEachOnce(all.map(({ column }) => column)), 'Each column stands in a file once')
  .refine((all) => isEachOnce(all.map(({ heading }) => heading)), 'Two columns have the same heading');

/** Which columns a board's files have, in which order and under which headings, as staff arranged it. */
export const newLayout = z.strictObject({ board: z.enum(keysOf(boards)), name: text('A name is needed'), columns });
export type NewLayout = z.infer<typeof newLayout>;

/** A layout as it stands, for all of the staff. `version` is another once anything of it is. */
export const boardLayout = z.object({
  ...newLayout.shape,
  ...{ id: z.string(), version: rowVersion, changedBy: z.string() },
});
export type BoardLayout = z.infer<typeof boardLayout>;

/** Changes the layout that was seen as this `version`. */
export const layoutChange = newLayout.extend({ version: rowVersion });
export type LayoutChange = z.infer<typeof layoutChange>;

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const LAYOUT_CHANGED = {
  word: 'layout-changed',
  message: 'Somebody else has changed this layout meanwhile. Please look at theirs first.',
} as const;
export const layoutChanged = errorAnswer.extend({ error: z.literal(LAYOUT_CHANGED.word), stored: boardLayout });
