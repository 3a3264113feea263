import type { routes } from '@forms/shared/contract';

/** Calls that last as long as their caller's line and are little work: they count for none. */
export const transfers: readonly (keyof typeof routes)[] = [
  'uploadFile',
  'uploadStaffFile',
  'sendDocument',
  'sendPart',
  'publishVersion',
  'incomingMail',
  'file',
  'fileContent',
  'fileAsPdf',
  'contentImage',
  'exportPersonalData',
];
