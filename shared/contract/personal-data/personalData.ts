import * as z from '@forms/shared/platform/zod';
import { linksSaid, personLink } from '../people/person';

/** What stands where a person's name or words stood, once they are erased. */
export const ERASED = 'Erased';

/** What of a person is kept, in the words of the page and of a certificate; `anonymous` is what stays without them. */
export const heldKindLabels = {
  enquiries: 'Enquiries and applications',
  anonymous: 'Applications made anonymous',
  contacts: 'Messages of the contact form',
  messages: 'Messages about applications',
  comments: 'Comments of staff',
  letters: 'Letters',
  files: 'Files',
  entries: 'Exam entries',
  drafts: 'Unfinished forms',
  reports: 'Problem reports',
  accounts: 'Accounts',
} as const;
export type HeldKind = keyof typeof heldKindLabels;
export const heldKinds = Object.keys(heldKindLabels) as HeldKind[];
const count = z.int().optional();
/** How many there are of each kind; a kind without any is left out. */
export const heldCounts = z.object({
  enquiries: count,
  anonymous: count,
  contacts: count,
  messages: count,
  comments: count,
  letters: count,
  files: count,
  entries: count,
  drafts: count,
  reports: count,
  accounts: count,
} satisfies Record<HeldKind, typeof count>);
export type HeldCounts = z.infer<typeof heldCounts>;

/** What of an application stays for the accounts: the numbers of its documents, with their sums, dates and lines. */
const retainedDocuments = z.object({ reference: z.string(), numbers: z.array(z.string()) });

/** What staff said by hand of an enquiry or a message: it is of the person of the address, or of another than something else of that address. */
const heldLink = personLink.omit({ other: true }).extend({ said: z.enum(linksSaid) });
export type HeldLink = z.infer<typeof heldLink>;

/**
 * An enquiry that names the address, or that staff linked with one of it. It `isOwn` where the address is the applicant's or
 * staff said so, unless they said otherwise; else somebody else is, as the child of who pays. `numbers` are of documents that the accounts keep; `obstacle` is why it cannot be erased now, in words.
 */
export const heldEnquiry = retainedDocuments.extend({
  id: z.string(),
  formTitle: z.string(),
  name: z.string(),
  submittedAt: z.string(),
  isOwn: z.boolean(),
  link: heldLink.nullable(),
  owing: z.int(),
  counts: heldCounts,
  obstacle: z.string().nullable(),
});
export type HeldEnquiry = z.infer<typeof heldEnquiry>;

const heldContact = z.object({
  ...{ id: z.string(), name: z.string(), sentAt: z.string(), replies: z.int() },
  ...{ isOwn: z.boolean(), link: heldLink.nullable() },
});
const heldDraft = z.object({ slug: z.string(), savedAt: z.string(), keptUntil: z.string() });
/** An account of the address. One of who works here is not erased with a person's data. */
const heldAccount = z.object({ name: z.string(), isOfStaff: z.boolean() });

export const erasureScopes = ['person', 'enquiry', 'contact'] as const;

/**
 * What says afterwards that something was erased, without saying of whom: `addressHash` is of the address under a key, so
 * that who has the address can be told. `removed` counts what went, `kept` what stays for the accounts.
 */
export const erasureCertificate = z.object({
  id: z.string(),
  erasedAt: z.string(),
  author: z.string(),
  scope: z.enum(erasureScopes),
  addressHash: z.string(),
  removed: heldCounts,
  kept: z.array(retainedDocuments),
});
export type ErasureCertificate = z.infer<typeof erasureCertificate>;

/** All that is held of an address; `reports` and `letters` are of neither an enquiry nor a message. */
export const personalData = z.object({
  email: z.string(),
  enquiries: z.array(heldEnquiry),
  contacts: z.array(heldContact),
  drafts: z.array(heldDraft),
  account: heldAccount.nullable(),
  reports: z.int(),
  letters: z.int(),
  certificates: z.array(erasureCertificate),
});
export type PersonalData = z.infer<typeof personalData>;

const email = z.string().trim().min(3, 'An address is needed').max(320);
export const personAsked = z.strictObject({ email });
/** What is to be erased: all that is somebody's own, or one enquiry or message that names their address. */
export const erasureAsked = z.strictObject({
  email,
  of: z.discriminatedUnion('scope', [
    z.strictObject({ scope: z.literal('person') }),
    z.strictObject({ scope: z.literal('enquiry'), id: z.string().max(40) }),
    z.strictObject({ scope: z.literal('contact'), id: z.string().max(40) }),
  ]),
});
export type ErasureAsked = z.infer<typeof erasureAsked>;
