import { isApiPath, type UploadedFile } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { calls } from '../calls';

const GET_API = '/file/';
/** What the server answers of a file that it has no longer, or that held a virus. */
const GONE: unknown[] = [404, 410];

/**
 * A visitor's file as the server has it, asked for by the word that it was uploaded by: undefined until it answers, or
 * where it does not; `gone` where there is none.
 */
export function useUploadedFile(
  id: string | undefined,
  { getAPI = GET_API, session }: { getAPI?: string | undefined; session: string },
): UploadedFile | 'gone' | undefined {
  const path = id === undefined ? undefined : `${getAPI.replace(/\/?$/, '/')}${encodeURIComponent(id)}`;
  const asked = path !== undefined && isApiPath(getAPI) ? { path, session } : skipToken;
  const { data, error } = calls.useFilesUploadedQuery(asked);
  return error && 'status' in error && GONE.includes(error.status) ? 'gone' : data;
}
