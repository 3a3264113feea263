import {
  type FileOfList,
  type ListedFile,
  type ListPage,
  routes,
  UPLOAD_SESSION_HEADER,
  uploadedFile,
} from '@forms/shared/contract';
import { api, type CallOf, call, fileCall } from '@forms/shared/platform/store';

/** Which files a list shows, one owner's or a page of all. */
export type FilesShown =
  | { list: 'filesList'; asked: CallOf<typeof routes.files> }
  | { list: 'filesAll'; asked: CallOf<typeof routes.allFiles> };

/** One of a file's two switches, to be turned on or off. */
export interface FileSwitched {
  id: string;
  name: 'locked' | 'visible';
  isOn: boolean;
  /** The list that shows it. */
  shown: FilesShown;
}

const switches = {
  locked: { on: call(routes.lockFile), off: call(routes.unlockFile) },
  visible: { on: call(routes.showFile), off: call(routes.hideFile) },
};

/** The calls of lists of files and of what changes them. */
export const calls = api.injectEndpoints({
  endpoints: (build) => ({
    filesList: build.query({ ...call(routes.files), providesTags: ['File'] }),
    filesAll: build.query({ ...call(routes.allFiles), providesTags: ['File'] }),
    filesExport: build.mutation(fileCall(routes.exportFiles, 'files.csv')),
    filesOwn: build.query({ ...call(routes.ownFiles), providesTags: ['File'] }),
    filesDelete: build.mutation({ ...call(routes.deleteFile), invalidatesTags: ['File'] }),
    /** A field's own `getAPI` is a path of the definition's choice, so it has no row among the routes. */
    filesUploaded: build.query({
      ...call({ service: 'api', method: 'GET', path: '', allow: 'everyone', answer: uploadedFile }),
      query: ({ path, session }: { path: string; session: string }) => ({
        service: 'api',
        url: path,
        method: 'GET',
        params: { data: 'none' },
        headers: { [UPLOAD_SESSION_HEADER]: session },
      }),
      keepUnusedDataFor: 0,
    }),
    filesTakeBack: build.mutation(call(routes.takeBackUpload)),
    filesTakeBackDocument: build.mutation(call(routes.takeBackDocument)),
    filesSwitch: build.mutation({
      ...switches.locked.on,
      query: ({ id, name, isOn }: FileSwitched) => switches[name][isOn ? 'on' : 'off'].query({ params: { id } }),
      // The list shows it at once, and takes it back where it is refused.
      onQueryStarted: ({ id, name, isOn, shown }, { dispatch, queryFulfilled }) => {
        const turn = (files: ListedFile[], on: boolean) => {
          const file = files.find((each) => each.id === id);
          if (file) file[name] = on;
        };
        const { updateQueryData } = calls.util;
        const show = (on: boolean) =>
          void dispatch(
            shown.list === 'filesAll'
              ? updateQueryData(shown.list, shown.asked, ({ rows }: ListPage<FileOfList>) => turn(rows, on))
              : updateQueryData(shown.list, shown.asked, (files: ListedFile[]) => turn(files, on)),
          );
        show(isOn);
        queryFulfilled.catch(() => show(!isOn));
      },
    }),
  }),
});
