/** The code that keeps drafts in the browser, which no first page waits for. */
export const loadShelf = () => import('./shelf');
