import {
  EXAMS_FORM_SLUG,
  FORM_HEADER,
  FORM_VERSION_HEADER,
  formQuery,
  type StoredForm,
  slug,
} from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { formAt, newestForm } from '../forms/storedForms';

/**
 * The form that a submission answers: the version that its header names, for people finish the version they began;
 * without the header the newest. Throws 400 where the header is no number, 404 where there is no such form or version.
 */
export async function formAnswered(db: Database, of: string, { headers }: FastifyRequest): Promise<StoredForm> {
  const read = formQuery.safeParse({ version: headers[FORM_VERSION_HEADER.toLowerCase()] });
  if (!read.success) throw new HttpError(400, 'bad-version', `${FORM_VERSION_HEADER} must be the number of a version.`);
  const { version } = read.data;
  return version === undefined ? newestForm(db, of) : formAt(db, of, Number(version));
}

/**
 * The form that an application answers: the one that its header names, at its version; the exams form where it names
 * none, as the specification has it. Throws 400 where the header is no slug, and as `formAnswered` does.
 */
export function formApplied(db: Database, request: FastifyRequest): Promise<StoredForm> {
  const named = slug.default(EXAMS_FORM_SLUG).safeParse(request.headers[FORM_HEADER.toLowerCase()]);
  if (!named.success) throw new HttpError(400, 'bad-form', `${FORM_HEADER} must be the slug of a form.`);
  return formAnswered(db, named.data, request);
}
