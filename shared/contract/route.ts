import * as z from '@forms/shared/platform/zod';
import { MAX_FILE_BYTES } from './files/file';
import { DRAFT_BYTES } from './forms/draft';
import { type Area, type Role, roles } from './sessions/session';
import { slug } from './slug';

/**
 * One call. The server registers it, checks its role, body and answer from this row; the browser builds its request
 * from the same row. A call without a row does not exist.
 */
export interface Route {
  /** `content` calls stand at CONTENT_BASE, all others at API_BASE. */
  service: 'api' | 'content';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  allow: 'everyone' | readonly Role[];
  /** The area of the staff that it is of: who is limited to others may not make it. */
  area?: Area;
  /** The key of a team may make it too, about that team's own remote: its path names one. */
  teamKey?: true;
  params?: z.ZodType<Record<string, string>>;
  /** What may stand behind the address' `?`. */
  query?: z.ZodType<Record<string, string | undefined>>;
  body?: z.ZodType;
  /** The status of a body that breaks its schema; 400 where it is not said. */
  badBody?: 422;
  /** The largest body in bytes. A call without takes none. */
  maxBody?: number;
  /** How many entries a list of the body may have, and how many values it may hold in all; `usualBody` where it is not said. */
  most?: { items: number; values: number };
  /** The body is multipart, with a `file` in it. */
  upload?: true;
  /** A GET that changes something, as the specification has it: guarded like every change, and served as POST too. */
  changes?: true;
  /** A GET that hands out a file of what people sent or are: who works here and makes it is written down. */
  discloses?: true;
  /** Called by another server, never by a page: its signature, which the handler checks, guards it as the header does a change. */
  signed?: true;
  /** The browser sends it without cookie or authorization. */
  anonymous?: true;
  /** The status of a good answer; 200 where it is not said. */
  status?: number;
  answer: z.ZodType;
}

/** A call that takes something says how much of it. */
type Bounded = { maxBody: number } | { body?: never; upload?: never; signed?: never };
export const route = <const R extends Route & Bounded>(row: R): R => row;
/** What a body may hold, so that refusing it takes no time worth speaking of. */
export const usualBody = { items: 500, values: 10_000 } as const;
export const definitionBody = { items: 10_000, values: 500_000 } as const;

const KB = 1024;
/** In bytes: the largest bodies. */
export const bodies = {
  /** A few fields. */
  short: 16 * KB,
  /** A person's words, or a report. */
  long: 64 * KB,
  /** The answers to a whole form, with what names its draft. */
  answers: DRAFT_BYTES + 16 * KB,
  definition: KB * KB,
  /** A page of the site, whose signs may each take several bytes. */
  page: 640 * KB,
  /** A list that forms choose from, with its details. */
  choices: 512 * KB,
  /** Terms, in two languages. */
  terms: 1_280 * KB,
  /** A few fields with a small picture. */
  picture: 256 * KB,
  /** What the card provider tells of a payment. */
  event: 256 * KB,
  /** A mail with what is attached to it: what mail servers take as a rule. */
  mail: 26 * KB * KB,
  /** A file and the fields beside it. */
  upload: MAX_FILE_BYTES + 64 * KB,
} as const;
export const staff = ['Staff', 'Admin'] as const;
/** Who may make the calls of finance. */
export const ofFinance = { allow: staff, area: 'finance' } as const;
export const admin = ['Admin'] as const;
export const tutors = ['Tutor'] as const;
/** Whoever plans by the dates of the college. */
export const planners = [...staff, 'Calendar'] as const;
/** Whoever is signed in. */
export const signedIn = roles;
/** Whom the college teaches or examines, and who pays for them. */
export const ofTheCollege = ['Candidate', 'User'] as const;
export const withId = z.object({ id: z.string() });
export const withSlug = z.object({ slug });
export const nothing = z.void();
