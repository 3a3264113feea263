import { routes, type StoredFile } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';
import { useState } from 'react';
import { type FileError, fileError } from './fileError';

const fileCall = call(routes.file);
/** The call for one file: what is done to it elsewhere in the viewer changes its answer. */
export const fileCalls = api.injectEndpoints({
  endpoints: (build) => ({
    filesFile: build.query({
      ...fileCall,
      // A 201 is no good answer here: it stands for a file that is not found.
      query: (id: string) => ({
        ...fileCall.query({ params: { id }, query: { data: 'none' } }),
        validateStatus: ({ status }: Response) => status === 200,
      }),
    }),
  }),
});

/** How often a file is asked for whose copy as PDF is being made, in milliseconds. */
const POLL = 2_000;

interface FileAsked {
  file: StoredFile | undefined;
  /** Why there is no file, and the error that said so. */
  fileError: FileError | undefined;
  error: unknown;
  askAgain(): void;
}

/** A stored file by its id, without its bytes; asked for again until its copy as PDF is made, where it needs one. */
export function useFile(fileId: string): FileAsked {
  const [isWaiting, setWaiting] = useState(false);
  const { currentData, error, isFetching, refetch } = fileCalls.useFilesFileQuery(fileId, {
    pollingInterval: isWaiting ? POLL : 0,
    skipPollingIfUnfocused: true,
  });
  const waits = currentData?.conversion.state === 'waiting';
  if (waits !== isWaiting) setWaiting(waits);
  const failed = error !== undefined && !isFetching && currentData === undefined;
  return { file: currentData, fileError: failed ? fileError(error) : undefined, error, askAgain: refetch };
}
