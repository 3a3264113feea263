export { measureSpeed } from './measureSpeed';
export { watchParts } from './watchParts';
