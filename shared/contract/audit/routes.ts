import * as z from '@forms/shared/platform/zod';
import { admin, route } from '../route';
import { auditAsked, auditCheck, auditPage } from './audit';

/** A page of what staff did, the newest first. */
export const auditEntries = route({
  service: 'api',
  method: 'GET',
  path: '/audit',
  allow: admin,
  query: auditAsked,
  answer: auditPage,
});
/** All of it that a page would be of, as a file of CSV. */
export const exportAudit = route({
  service: 'api',
  method: 'GET',
  path: '/audit/export',
  allow: admin,
  query: auditAsked,
  discloses: true,
  answer: z.unknown(),
});
/** Whether every entry is as it was written. */
export const checkAudit = route({
  service: 'api',
  method: 'GET',
  path: '/audit/check',
  allow: admin,
  answer: auditCheck,
});
