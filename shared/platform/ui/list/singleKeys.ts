const place = 'single-keys';

/** Whether lists listen to single keys in this browser: who speaks to it, or presses keys by accident, switches them off. */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(place) !== 'off';
  } catch {
    return true;
  }
}

export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(place);
    else localStorage.setItem(place, 'off');
  } catch {
    // A browser that keeps nothing has them on.
  }
}
