import { FORM_VERSION_HEADER, formQuery, type StoredForm } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { Fault } from '../errors';
import { formAt, newestForm } from '../forms/storedForms';

/**
 * The form that a submission answers: the version that its header names, for people finish the version they began;
 * without the header the newest. Throws 400 where the header is no number, 404 where there is no such form or version.
 */
export async function formAnswered(db: Database, slug: string, { headers }: FastifyRequest): Promise<StoredForm> {
  const read = formQuery.safeParse({ version: headers[FORM_VERSION_HEADER.toLowerCase()] });
  if (!read.success) throw new Fault(400, 'bad-version', `${FORM_VERSION_HEADER} must be the number of a version.`);
  const { version } = read.data;
  return version === undefined ? newestForm(db, slug) : formAt(db, slug, Number(version));
}
