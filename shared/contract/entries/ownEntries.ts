import * as z from '@forms/shared/platform/zod';
import { applicationLink } from '../applications/applicationPage';
import { rowVersion } from '../rowVersion';
import { entryStates } from './entries';

const pence = z.int().min(-10_000_000).max(10_000_000);

/**
 * An exam entry as whoever applied sees it, with what they can still do by the key dates, up to the day `until`: withdraw it,
 * for which `returned` pence come back, or have another option of its subject, which costs `amount` pence more; below 0,
 * so much less. Null for what cannot be done any more.
 */
export const ownEntry = z.object({
  id: z.string(),
  version: rowVersion,
  name: z.string(),
  state: z.enum(entryStates),
  withdrawal: z.object({ until: z.string(), returned: pence }).nullable(),
  change: z
    .object({
      until: z.string(),
      choices: z.array(z.object({ optionId: z.string(), name: z.string(), amount: pence })),
    })
    .nullable(),
});
export type OwnEntry = z.infer<typeof ownEntry>;

const seen = applicationLink.extend({ id: z.string().max(80), version: rowVersion });
/** Withdraws an entry of one's own, for what was shown that comes back. */
export const ownWithdrawal = seen.extend({ returned: pence });
export type OwnWithdrawal = z.infer<typeof ownWithdrawal>;
/** Has another option in the place of an entry of one's own, for what was shown that it costs. */
export const ownChange = seen.extend({ optionId: z.string().max(200), amount: pence });
export type OwnChange = z.infer<typeof ownChange>;

export const ENTRY_NOT_OPEN = {
  word: 'not-open',
  message: 'This cannot be changed here any more. Please write to us.',
} as const;
