export { openBrowser, workersBrowser } from './openBrowser';
export { Visitor } from './Visitor';
export { desktop, phone, type Scheme, smallest, zoomed } from './views';
