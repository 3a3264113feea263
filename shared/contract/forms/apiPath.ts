import * as z from '@forms/shared/platform/zod';

/** An absolute path with nothing in it that could lead elsewhere than under the API base. */
const underBase = /^\/(?!.*(\.\.|\/\/))[\w-][\w\-./~]*(\?[\w\-.~=&%]*)?$/;

/** Whether a field's `api` stays under the API base. */
export const isApiPath = (path: string): boolean => underBase.test(path);

/** The same as a schema, so that editors tell it too. */
export const apiPath = z.string().regex(underBase, 'A path under the API base, as "/webforms/options/countries"');
