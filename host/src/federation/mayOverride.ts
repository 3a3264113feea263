import { routes, type SiteSettings } from '@forms/shared/contract';
import { readJson } from '../readJson';

/** Whether who is signed in may have remotes from elsewhere in a tab of the live site: an Admin. */
export async function mayOverride({ apiBase }: SiteSettings): Promise<boolean> {
  const said = await readJson(apiBase + routes.session.path, true).catch(() => undefined);
  return routes.session.answer.safeParse(said).data?.roles.includes('Admin') ?? false;
}
