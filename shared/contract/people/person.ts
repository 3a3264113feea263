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

/** What staff say by hand of two enquiries or messages: they are of the same person, or of another. It outweighs what they have alike. */
export const linksSaid = ['same', 'other'] as const;
export type LinkSaid = (typeof linksSaid)[number];
/** Who said it and when, and of which other. */
export const personLink = z.object({ other: z.string(), author: z.string(), madeAt: z.string() });
export type PersonLink = z.infer<typeof personLink>;
/** What is said of two from now on, and what whoever says it saw; null for nothing. */
export const linkAsked = z.strictObject({ said: z.enum(linksSaid).nullable(), was: z.enum(linksSaid).nullable() });
export type LinkAsked = z.infer<typeof linkAsked>;

const link = personLink.nullable();
/** An enquiry, or a message, which has no reference, that is of another person as staff said. */
const personOther = z.object({
  ...{ id: z.string(), reference: z.string().nullable(), name: z.string(), sentAt: z.string() },
  link: personLink,
});
export type PersonOther = z.infer<typeof personOther>;

/** So many enquiries of one person are shown, the newest. */
export const MOST_OF_PERSON = 100;

/**
 * Everything of one person: what it was asked by, what staff linked with that, and whatever has the address of email, the
 * telephone number, or the name and date of birth of one of these. `because` and `link` say why; what it was asked by has
 * neither. `others` are those that staff said are somebody else's. The newest first, all of them; sums in pence.
 */
export const person = z.object({
  name: z.string(),
  emails: z.array(z.string()),
  telephones: z.array(z.string()),
  birthDates: z.array(z.string()),
  enquiries: z.array(enquirySummary.extend({ because, link })),
  messages: z.array(z.object({ id: z.string(), page: z.string(), sentAt: z.string(), because, link })),
  others: z.array(personOther),
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

/** Another enquiry of the same form, by the same person, that stands and is not much older or younger: probably one of them is enough. */
export const duplicate = enquirySummary.pick({
  id: true,
  reference: true,
  name: true,
  submittedAt: true,
  status: true,
});
export type Duplicate = z.infer<typeof duplicate>;

/** Somebody whom a search found; their page is asked for by the id, of the newest enquiry or message that they sent. */
export const foundPerson = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type FoundPerson = z.infer<typeof foundPerson>;
