import { INVOICE_VERSION_HEADER } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';

/** The version of the invoice that a change says it was made to; undefined where it names none. */
export function versionOf({ headers }: FastifyRequest): string | undefined {
  const version = headers[INVOICE_VERSION_HEADER.toLowerCase()];
  return typeof version === 'string' ? version : undefined;
}
