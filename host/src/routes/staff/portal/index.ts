// One file for all that every page of the portal stands in.
export { askRows, bringStaffPage } from '../drawnPages';
export { StaffPage } from '../StaffPage';
export { Portal } from './Portal';
