import * as z from '@forms/shared/platform/zod';
import { type ListAsked, listQuery, pageOf } from '../lists/page';

/** What somebody of the staff did: `call` is its name in the table of calls, `record` the id that it was about (empty for none), `detail` what changed, where that says nothing of anybody else. */
export const auditEntry = z.object({
  id: z.string(),
  number: z.int(),
  at: z.string(),
  actor: z.string(),
  /** Null for an account that is gone. */
  actorName: z.string().nullable(),
  call: z.string(),
  record: z.string(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A page of them. `calls` are the names of all that is written down, which only the server knows: the shell has no table of everybody's calls. */
export const auditPage = pageOf(auditEntry).extend({ calls: z.array(z.string()) });
export type AuditPage = z.infer<typeof auditPage>;

const day = z.iso.date().optional();
/** Which entries are asked for: of whom, of which call, about which record, between which days. */
export const auditAsked = z.object({
  ...listQuery(['number']),
  actor: z.string().max(40).optional(),
  call: z.string().max(60).optional(),
  record: z.string().max(200).optional(),
  from: day,
  to: day,
});
export type AuditAsked = Omit<z.infer<typeof auditAsked>, keyof ListAsked> & ListAsked;

/**
 * What looking at all entries found: `wrong` is the number of the first that was changed, left out or put in since it was written,
 * `unchecked` how many are under a key that the site has no more. `last` with its hash is to be compared with what was noted earlier.
 */
export const auditCheck = z.object({
  entries: z.int(),
  first: z.int().nullable(),
  last: z.int().nullable(),
  lastHash: z.string().nullable(),
  wrong: z.int().nullable(),
  unchecked: z.int(),
});
export type AuditCheck = z.infer<typeof auditCheck>;
