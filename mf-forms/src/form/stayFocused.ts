import type { MouseEvent } from 'react';

/**
 * Leaves the focus in the field while a button is pressed: the error of a field that is left would move the button from
 * under the pointer, and the press would be lost.
 */
export const stayFocused = (event: MouseEvent): void => event.preventDefault();
