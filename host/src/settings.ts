import { DEFAULT_CAMPUS, type SiteSettings, siteSettings } from '@forms/shared/contract';

/** What holds where a deployment says nothing. */
const defaults: SiteSettings = {
  campus: DEFAULT_CAMPUS,
  campusHosts: {},
  live: true,
  apiBase: '/api',
  contentBase: '/content',
  remoteOrigins: [],
};

/** Reads the deployment's settings. Without good ones the shell still stands, on its defaults. */
export async function readSettings(): Promise<SiteSettings> {
  try {
    const response = await fetch('/settings.json');
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return siteSettings.parse(await response.json());
  } catch (error) {
    console.error('The defaults stand in for /settings.json:', error);
    return defaults;
  }
}
