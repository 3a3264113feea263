/** What a page says to the worker that waits: somebody wants the new version. */
export const TAKE_OVER = 'take-over';
