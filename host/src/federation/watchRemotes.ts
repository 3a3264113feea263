export { measureSpeed } from './measureSpeed';
export { watchParts } from './watchParts';
export { watchTakenBack } from './watchTakenBack';
