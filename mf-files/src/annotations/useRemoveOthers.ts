import { FORM_GUEST, routes } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { api, call } from '@forms/shared/platform/store';
import { fileCalls } from '../file/useFile';
import type { OthersAnnotations } from './useSavedAnnotations';

const removalCalls = api.injectEndpoints({
  endpoints: (build) => ({
    filesRemoveAnnotation: build.mutation({
      ...call(routes.removeAnnotation),
      onQueryStarted: ({ params: { fileId, annotationId } }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          () =>
            dispatch(
              fileCalls.util.updateQueryData('filesFile', fileId, (file) => {
                file.annotations = file.annotations.filter(({ id }) => id !== annotationId);
              }),
            ),
          () => {},
        ),
    }),
  }),
});

/** Removes all that others have marked on a file, once whoever may has said yes. Resolves whether it is gone. */
export function useRemoveOthers(fileId: string): (doomed: readonly OthersAnnotations[]) => Promise<boolean> {
  const { confirm, requestError } = useServices();
  const [remove] = removalCalls.useFilesRemoveAnnotationMutation();
  return async (doomed) => {
    const sure = await confirm({
      title: `Remove ${whatBy(doomed)}?`,
      message: 'All of it is gone from this file for everybody, and cannot be brought back.',
      yes: 'Remove',
      no: 'Keep',
    });
    if (!sure) return false;
    try {
      for (const { id } of doomed) await remove({ params: { fileId, annotationId: id } }).unwrap();
      return true;
    } catch (error) {
      requestError(error);
      return false;
    }
  };
}

/** As `3 annotations by Form guest`. */
export function whatBy(documents: readonly OthersAnnotations[]): string {
  const annotations = documents.flatMap(({ xfdf }) => (typeof xfdf === 'string' ? [] : xfdf.annotations)).length;
  const isRead = documents.every(({ xfdf }) => typeof xfdf !== 'string');
  const what = isRead ? `${annotations} ${annotations === 1 ? 'annotation' : 'annotations'}` : 'the annotations';
  return `${what} by ${documents.length === 1 ? documents[0]?.user : `${documents.length} guests`}`;
}

export const isGuests = ({ user }: OthersAnnotations): boolean => user === FORM_GUEST;
