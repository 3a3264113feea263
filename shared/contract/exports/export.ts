import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { inOrder, periodDays, WRONG_ORDER } from '../period';
import { rowVersion } from '../rowVersion';
import { type ExportAccount, exportAccounts } from './accounts';

const pence = z.number().int();
const counted = z.object({ count: z.number().int(), amount: pence });

/**
 * What is exported together, in pence: documents, what came in and what went out, and what that is by account code. Credit
 * notes, with cancellations, and what went out are below zero. What was written off moved no money.
 */
export const exportTotals = z.object({
  invoices: counted,
  creditNotes: counted,
  moneyIn: counted,
  moneyOut: counted,
  writtenOff: counted,
  accounts: z.array(z.object({ code: z.string(), name: z.string(), debit: pence, credit: pence })),
});
export type ExportTotals = z.infer<typeof exportTotals>;

/** What of a period is not exported yet, and in which batches the rest is. `version` is another once anything of it is. */
export const exportPreview = z.object({
  totals: exportTotals,
  version: z.string(),
  before: z.array(z.object({ batch: z.number().int(), documents: z.number().int(), payments: z.number().int() })),
});
export type ExportPreview = z.infer<typeof exportPreview>;

/** Exports what is new of a period, as it was shown. */
export const newExport = z
  .object({ ...periodDays, version: z.string().max(60) })
  .refine(inOrder, { message: WRONG_ORDER, path: ['to'] });
export type NewExport = z.infer<typeof newExport>;
/** The 409 where other rows are new than were shown, or none is. */
export const EXPORT_CHANGED = {
  word: 'export-changed',
  message: 'There is something else to export than was shown. Please look at it again.',
} as const;

/** The files of a batch. Xero takes so many invoices or lines at once, so that a batch may have several of one format. */
export const exportFormats = {
  'xero-sales': { label: 'Xero sales invoices', most: 500 },
  'xero-card': { label: 'Xero statement, cards', most: 1000 },
  'xero-bank': { label: 'Xero statement, bank', most: 1000 },
  'xero-cash': { label: 'Xero statement, cash', most: 1000 },
  sage: { label: 'Sage 50 transactions' },
  journal: { label: 'Journal' },
  workbook: { label: 'Excel workbook' },
} as const satisfies Record<string, { label: string; most?: number }>;
export type ExportFormat = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as ExportFormat[];

/** What was exported together: its rows stand in no other batch, and never change. `url` gives the same bytes each time. */
export const exportBatch = z.object({
  number: z.number().int(),
  ...periodDays,
  madeAt: z.string(),
  author: z.string(),
  totals: exportTotals,
  files: z.array(
    z.object({ format: z.enum(exportFormatNames), part: z.number().int(), parts: z.number().int(), url: z.string() }),
  ),
  /** Who had one of its files last. */
  lastDownload: z.object({ author: z.string(), madeAt: z.string() }).nullable(),
});
export type ExportBatch = z.infer<typeof exportBatch>;

const code = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z][0-9A-Za-z./-]{0,7}$/, 'A code has 1 to 8 letters and digits');
const codeOf = Object.fromEntries(exportAccounts.map((account) => [account, code])) as Record<
  ExportAccount,
  typeof code
>;
/** How the accounting program calls the accounts, and the Sage customer that all sales are for. `version` grows with each change. */
export const accountingCodes = z.object({ codes: z.object(codeOf), sageCustomer: code, version: rowVersion });
export type AccountingCodes = z.infer<typeof accountingCodes>;
/** The 409 to a change of another version than is stored. */
export const CODES_CHANGED = {
  word: 'codes-changed',
  message: 'Somebody else has changed the codes meanwhile. Theirs stand beside yours now: please look, and save again.',
} as const;
export const codesChanged = errorAnswer.extend({ error: z.literal(CODES_CHANGED.word), stored: accountingCodes });
