import * as z from '@forms/shared/platform/zod';
import { campuses } from '../product';
import { roles } from '../sessions/session';
import { slug } from '../slug';

const MOST = 20;
const words = z.string().trim().min(1).max(100);
const inBothLanguages = z.object({ 'en-GB': words, 'pt-PT': words });
/** The name of a module that the remote exposes: what it exports as default is given `hash`. */
const exposed = z.string().regex(/^[A-Za-z]\w{0,59}$/, 'must be the name of an exposed module, as Library');

/** A page for visitors at `/<slug>`, and on the Portuguese site at `/<slug>.php`; `hash` is what may follow. */
const remoteRoute = z.object({ slug, module: exposed, title: inBothLanguages, subtitle: inBothLanguages.optional() });
export type RemoteRoute = z.infer<typeof remoteRoute>;

/** A page of the portal at `/staff/<slug>`, in its menu for these roles. `text` says on the portal's home what one does there. */
const remoteStaffRoute = z.object({
  ...{ slug, module: exposed, title: words, text: words },
  roles: z.array(z.enum(roles)).min(1).max(roles.length),
});
export type RemoteStaffRoute = z.infer<typeof remoteStaffRoute>;

/** A link in a campus's menus, in its language; `path` leads to one of the remote's own pages. */
const remoteMenuEntry = z.object({
  campus: z.enum(campuses),
  /** The title of the menu that it stands in. */
  menu: z.string().max(100),
  label: words,
  path: z.string().regex(/^\/[a-z0-9-]+(\.php)?(\/[\w-]*)?$/, 'must be the path of a page, as /library/'),
});
export type RemoteMenuEntry = z.infer<typeof remoteMenuEntry>;

/** What a remote adds to the site by its line: what people call it, its pages, and the links to them. Other keys are let be. */
export const brought = z.object({
  title: words,
  routes: z.array(remoteRoute).max(MOST).default([]),
  staffRoutes: z.array(remoteStaffRoute).max(MOST).default([]),
  menu: z.array(remoteMenuEntry).max(MOST).default([]),
});
export type Brought = z.infer<typeof brought>;
