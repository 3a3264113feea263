import type { Route } from '../../contract';
import { type ArgOf, request } from './api';
import { saveFile } from './saveFile';

/** An endpoint's request for a file, which is saved under this name, or one by what was asked, as it comes: nothing of it stays in the store. */
export const fileCall = <R extends Route>(route: R, name: string | ((arg: ArgOf<R>) => string)) => ({
  query: (arg: ArgOf<R>) => ({
    ...request(route)(arg),
    responseHandler: async (response: Response) => {
      if (!response.ok) return response.json();
      saveFile(typeof name === 'string' ? name : name(arg), await response.blob());
      return null;
    },
  }),
});
