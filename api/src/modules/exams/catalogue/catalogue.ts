import { boards, keysOf, levels, offerKinds, paperTiers, paperTypes } from '@forms/shared/contract';
import * as z from 'zod';
import { type ContentFile, contentFile, wrong } from '../../../platform/content/contentFile';
import { type Row, rowsOf } from '../../../platform/content/rowsOf';
import type { Specification } from './specification';

const text = z.string().min(1, 'Is missing');
/** Pounds as a sheet has them, `229.95`; read as pence. */
export const price = z
  .string()
  .regex(/^\d+(\.\d\d)?$/, 'Must be pounds, as 229.95')
  .transform((pounds) => Math.round(Number(pounds) * 100));

export const qualification = z.strictObject({ board: z.enum(keysOf(boards)), level: z.enum(keysOf(levels)) });
const specificationRow = qualification.extend({ code: text, name: text });
const owned = qualification.extend({ specification: text, code: text, name: text });
const paperRow = owned.extend({
  type: z.enum(paperTypes),
  tier: z.enum(keysOf(paperTiers)).or(z.literal('').transform(() => null)),
});
/** `papers` are the codes of the papers that make the option up, a space between them; `boardFee` is a part of `price`. */
const optionRow = owned
  .extend({
    kind: z.enum(keysOf(offerKinds)),
    papers: text.transform((codes) => codes.split(/\s+/)),
    boardFee: price,
    price,
  })
  .refine(({ boardFee, price }) => boardFee <= price, {
    path: ['boardFee'],
    error: 'Is more than the price, which it is a part of',
  });
const feeRow = z.strictObject({ fee: text, description: text, price });

/** A fee that every exams invoice has once, in pence. */
interface Fee {
  id: string;
  description: string;
  cost: number;
}

/** What a new site enters candidates for, out of three tables. Throws where one is not as it must be, with its line. */
export function seededCatalogue(): Specification[] {
  const catalogue = new Map<string, Specification>();
  for (const [file, { board, level, code, name, line }] of rows('specifications', specificationRow)) {
    const key = [board, level, code].join(' ');
    if (catalogue.has(key)) throw wrong(file, line, `${key} stands here twice`);
    catalogue.set(key, { board, level, code, name, papers: [], options: [] });
  }
  const of = (file: ContentFile, { board, level, specification, line }: Row<z.infer<typeof owned>>): Specification => {
    const key = [board, level, specification].join(' ');
    const found = catalogue.get(key);
    if (!found) throw wrong(file, line, `specification: ${key} is not in specifications.csv`);
    return found;
  };
  for (const [file, row] of rows('papers', paperRow)) {
    const { papers } = of(file, row);
    if (papers.some(({ code }) => code === row.code)) throw wrong(file, row.line, `${row.code} stands here twice`);
    papers.push({ code: row.code, name: row.name, type: row.type, tier: row.tier });
  }
  for (const [file, row] of rows('options', optionRow)) {
    const { papers, options } = of(file, row);
    const missing = row.papers.find((code) => !papers.some((paper) => paper.code === code));
    if (missing) throw wrong(file, row.line, `papers: ${missing} is no paper of ${row.specification}`);
    if (options.some(({ code }) => code === row.code)) throw wrong(file, row.line, `${row.code} stands here twice`);
    const { code, name, kind, boardFee, price } = row;
    options.push({ code, name, kind, paperCodes: row.papers, boardFee, price });
  }
  return [...catalogue.values()];
}

/** The fees that every exams invoice has once. Throws where the table is not as it must be, with its line. */
export const seededFees = (): Fee[] =>
  rows('fees', feeRow).map(([, { fee, description, price }]) => ({ id: fee, description, cost: price }));

/** Each row of a table of the catalogue, beside the file that it stands in. */
function rows<S extends z.ZodObject>(name: string, schema: S): [ContentFile, Row<z.output<S>>][] {
  const file = contentFile(`catalogue/${name}.csv`);
  return rowsOf(file, schema).map((row) => [file, row]);
}
