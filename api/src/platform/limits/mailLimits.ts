import type { Limit } from './figures';

/** Letters that one mailbox may have: anybody may give a stranger's address. The rest wait, unless staff send them. No setting scales it. */
export const lettersToOne: readonly Limit[] = [
  { calls: 20, minutes: 24 * 60 },
  { calls: 5, minutes: 60 },
];

/** Mails that one sender may have taken in; whoever delivers more is asked to come again later, as mail servers do. No setting scales it. */
export const mailFromOne: readonly Limit[] = [
  { calls: 100, minutes: 24 * 60 },
  { calls: 30, minutes: 60 },
];
