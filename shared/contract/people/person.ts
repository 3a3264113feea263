import * as z from '@forms/shared/platform/zod';
import { enquirySummary } from '../enquiries/enquiry';
import { entryStates } from '../entries/entries';
import { invoiceStatuses, invoiceSums } from '../payments/invoice';

/** What two enquiries or messages have alike where they are one person's, in the order of how much it says. */
export const sameLabels = {
  email: 'Same email address',
  telephone: 'Same telephone number',
  birth: 'Same name and date of birth',
} as const;
export type SameAs = keyof typeof sameLabels;
const because = z.array(z.enum(['email', 'telephone', 'birth']));

/** So many enquiries of one person are shown, the newest. */
export const MOST_OF_PERSON = 100;

/**
 * Everything of one person, as far as it has the address of email, the telephone number, or the name and date of birth of
 * what it was asked by, whose own reasons are none. The newest first, all of them; sums in pence.
 */
export const person = z.object({
  name: z.string(),
  emails: z.array(z.string()),
  telephones: z.array(z.string()),
  birthDates: z.array(z.string()),
  enquiries: z.array(enquirySummary.extend({ because })),
  messages: z.array(z.object({ id: z.string(), page: z.string(), sentAt: z.string(), because })),
  invoices: z.array(
    z.object({
      ...{ id: z.string(), number: z.string(), date: z.string(), reference: z.string() },
      ...{ status: z.enum(invoiceStatuses), amount: z.number().int(), owing: invoiceSums.owing },
    }),
  ),
  entries: z.array(
    z.object({
      ...{ id: z.string(), enquiryId: z.string(), reference: z.string(), exam: z.string(), series: z.string() },
      state: z.enum(entryStates),
    }),
  ),
  files: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), reference: z.string() },
      ...{ bytes: z.number().int(), uploadedAt: z.string() },
    }),
  ),
});
export type Person = z.infer<typeof person>;

/** Somebody whom a search found; their page is asked for by the id, of the newest enquiry or message that they sent. */
export const foundPerson = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type FoundPerson = z.infer<typeof foundPerson>;
