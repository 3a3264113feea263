/** Where a tab keeps which remotes are to come from elsewhere. */
export const KEY = 'remote-overrides';

/** Whether this tab may want remotes from elsewhere: what deals with that is in nobody's first load. */
export function isOverridden(): boolean {
  try {
    return /[?&]remote=/.test(window.location.search) || sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
