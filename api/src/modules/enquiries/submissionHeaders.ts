import { type ExamsSubmissionHeaders, examsSubmissionHeaders } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';

/** The submission's headers as they were meant. They only fill in what the answers don't say. */
export function submissionHeaders({ headers }: FastifyRequest): ExamsSubmissionHeaders {
  const given = examsSubmissionHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, decoded(name, value)]] : [];
  });
  return Object.fromEntries(given);
}

function decoded(name: string, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new HttpError(400, 'bad-header', `The header ${name} must be URI encoded.`);
  }
}
