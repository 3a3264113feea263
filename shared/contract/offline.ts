/**
 * What everyone may read and a browser may keep, so that a page that was open before opens again without a network: the
 * paths of GET calls, by the service that they belong to. Nothing of a session or behind a token may ever stand here.
 * This module has no imports: the service worker is built with it.
 */
export const cachedAnswers = {
  api: [
    '/slug/:slug',
    '/v2/form/:slug',
    '/v2/formtandc/:slug',
    '/webforms/leadorigins',
    '/webforms/leadorigin/:id/meta',
    '/webforms/options/:name',
    '/system/titles',
  ],
  content: ['/pages/:slug'],
} as const satisfies Record<'api' | 'content', readonly string[]>;

/** Whether a route's answers are among them. */
export const isCached = ({ service, method, path }: { service: 'api' | 'content'; method: string; path: string }) =>
  method === 'GET' && (cachedAnswers[service] as readonly string[]).includes(path);

/** The header by which the service worker is given a page to serve at a later visit: without what may have changed by then. */
export const FOR_LATER = 'x-for-later';

/** The browser's database of submissions that wait for a network; it is there only while one does. */
export const OUTBOX_DATABASE = 'forms-outbox';
/** The channel on which its tabs tell each other that something in it has changed. */
export const OUTBOX_CHANNEL = 'forms-outbox';

/** What stands in a form's place that could not be sent for want of a network. */
export const WAITING_SUBMISSION = {
  offline: 'You’re offline',
  unreachable: 'The site cannot be reached',
  message: 'Your form is kept on this device and will be sent when you are connected again.',
} as const;
/** Why nothing can be booked or paid now. */
export const OFFLINE_PAYMENT =
  'You’re offline. Booking and paying need a connection; your answers are kept on this device.';
/** What stands in the place of a page that this device has not kept. */
export const OFFLINE_PAGE = {
  title: 'You’re offline',
  message: 'This page has not been opened on this device before, so it needs a connection.',
} as const;
