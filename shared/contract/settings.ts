import * as z from '@forms/shared/platform/zod';
import { campuses } from './product';

/** What the host reads from `/settings.json` at start: the deployment's own choices, changed without a build. */
export const siteSettings = z.object({
  campus: z.enum(campuses),
  /** The campus of a host name, where one site serves several. */
  campusHosts: z.record(z.string(), z.enum(campuses)).default({}),
  /** On the live site the test-only menu and the form-saving button are hidden. */
  live: z.boolean(),
  /** Where the test-only menu leads; none on the live site. */
  testMenu: z.array(z.object({ title: z.string(), address: z.string() })).optional(),
  apiBase: z.string(),
  contentBase: z.string(),
  /** Origins that remotes may be loaded from, besides the host's own. */
  remoteOrigins: z.array(z.string()),
  /** True has a browser take a service worker, false removes what it has; where it is not said, all stays as it is. */
  serviceWorker: z.boolean().optional(),
  /** When the backup was made that this is a restored copy of; none on the site itself. */
  restoredFrom: z.iso.datetime().optional(),
});
export type SiteSettings = z.infer<typeof siteSettings>;
