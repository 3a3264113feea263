import * as z from '@forms/shared/platform/zod';
import { created, slugKind as slugKindSchema } from '../content/content';
import { bugReport as bugReportSchema, receivedBugReport } from '../errors';
import { titleOptions } from '../forms/form';
import { pageOf } from '../lists/page';
import { APP_VERSION } from '../product';
import { bodies, route, staff, withId } from '../route';
import { trackingChange } from '../tracking';
import { bugReportsAsked } from './bugReports';

export const health = route({
  service: 'api',
  method: 'GET',
  path: '/health',
  allow: 'everyone',
  answer: z.object({ status: z.literal('ok'), version: z.literal(APP_VERSION) }),
});
/** Whether the server can use all that it needs: for a proxy, which sends nobody to one that cannot. */
export const ready = route({
  service: 'api',
  method: 'GET',
  path: '/ready',
  allow: 'everyone',
  answer: z.object({ status: z.literal('ready'), parts: z.array(z.string()) }),
});
/** For whoever has the token that the settings name. */
export const metrics = route({
  service: 'api',
  method: 'GET',
  path: '/metrics',
  allow: 'everyone',
  answer: z.unknown(),
});
/** What every call takes and answers, for people. */
export const documentation = route({
  service: 'api',
  method: 'GET',
  path: '/docs',
  allow: 'everyone',
  answer: z.unknown(),
});
export const openApi = route({
  service: 'api',
  method: 'GET',
  path: '/docs/openapi.json',
  allow: 'everyone',
  answer: z.record(z.string(), z.unknown()),
});
export const titles = route({
  service: 'api',
  method: 'GET',
  path: '/system/titles',
  allow: 'everyone',
  answer: titleOptions,
});
export const reportBug = route({
  service: 'api',
  method: 'POST',
  path: '/error',
  allow: 'everyone',
  anonymous: true,
  body: bugReportSchema,
  maxBody: bodies.long,
  status: 201,
  answer: created,
});
export const slugKind = route({
  service: 'api',
  method: 'GET',
  path: '/slug/:slug',
  allow: 'everyone',
  params: z.object({ slug: z.string() }),
  answer: slugKindSchema,
});
/** A page of them, newest first, searched by what went wrong, their words, page and version. */
export const bugReports = route({
  service: 'api',
  method: 'GET',
  path: '/bugreports',
  allow: staff,
  query: bugReportsAsked,
  answer: pageOf(receivedBugReport),
});
/** All of them that a page would be of, as a file of CSV. */
export const exportBugReports = route({
  service: 'api',
  method: 'GET',
  path: '/bugreports/export',
  allow: staff,
  query: bugReportsAsked,
  discloses: true,
  answer: z.unknown(),
});
export const bugReport = route({
  service: 'api',
  method: 'GET',
  path: '/bugreports/:id',
  allow: staff,
  params: withId,
  answer: receivedBugReport,
});
export const changeBugReport = route({
  service: 'api',
  method: 'PUT',
  path: '/bugreports/:id',
  allow: staff,
  params: withId,
  body: trackingChange,
  maxBody: bodies.short,
  answer: receivedBugReport,
});
