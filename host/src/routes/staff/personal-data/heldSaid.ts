import {
  type HeldCounts,
  type HeldEnquiry,
  type HeldKind,
  type HeldLink,
  heldKinds,
  type PersonalData,
  shortDay,
} from '@forms/shared/contract';

/** One and several of each kind, within a sentence. */
const nouns: Readonly<Record<HeldKind, readonly [one: string, several: string]>> = {
  enquiries: ['enquiry', 'enquiries'],
  anonymous: ['application made anonymous', 'applications made anonymous'],
  contacts: ['message of the contact form', 'messages of the contact form'],
  messages: ['message', 'messages'],
  comments: ['comment', 'comments'],
  letters: ['letter', 'letters'],
  files: ['file', 'files'],
  entries: ['exam entry', 'exam entries'],
  drafts: ['unfinished form', 'unfinished forms'],
  reports: ['problem report', 'problem reports'],
  accounts: ['account', 'accounts'],
};

/** How many of a kind, as `2 letters`. */
export const counted = (count: number, kind: HeldKind): string => `${count} ${nouns[kind][count === 1 ? 0 : 1]}`;

/** Counts in words, a phrase each; none of what there is none of. */
export const countsSaid = (counts: HeldCounts): string[] =>
  heldKinds.flatMap((kind) => (counts[kind] ? [counted(counts[kind], kind)] : []));

/** What staff said of whose something is, in words. */
export const linkSaid = ({ said, author, madeAt }: HeldLink): string =>
  said === 'same'
    ? `Of this person, as ${author} said on ${shortDay(madeAt)}.`
    : `Not with the rest: ${author} said on ${shortDay(madeAt)} that it is of another person than something else of this address.`;

/** Where the accounts keep documents of an enquiry, it is made anonymous. */
export const isRetained = ({ numbers }: Pick<HeldEnquiry, 'numbers'>): boolean => numbers.length > 0;

/** What erasing takes: all that is somebody's own, or one enquiry or message. */
export type Chosen = Pick<PersonalData, 'enquiries' | 'contacts'> & { rest: HeldCounts };

/** All that is a person's own. */
export const ownOf = ({ enquiries, contacts, drafts, letters, reports, account }: PersonalData): Chosen => ({
  enquiries: enquiries.filter(({ isOwn }) => isOwn),
  contacts: contacts.filter(({ isOwn }) => isOwn),
  rest: { letters, drafts: drafts.length, reports, accounts: account?.isOfStaff === false ? 1 : 0 },
});

/** What goes of what was chosen, added up by kind. */
export function goesOf({ enquiries, contacts, rest }: Chosen): HeldCounts {
  const sum: HeldCounts = { ...rest };
  const add = (kind: HeldKind, count = 0) => {
    sum[kind] = (sum[kind] ?? 0) + count;
  };
  add('enquiries', enquiries.filter((enquiry) => !isRetained(enquiry)).length);
  add('contacts', contacts.length);
  for (const { replies } of contacts) add('letters', replies);
  for (const { counts } of enquiries) for (const kind of heldKinds) add(kind, counts[kind]);
  return sum;
}

/** Whether there is anything of it. */
export const isAnything = (chosen: Chosen): boolean =>
  chosen.enquiries.length > 0 || countsSaid(goesOf(chosen)).length > 0;
