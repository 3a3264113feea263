import type { UploaderProps } from '@forms/shared/platform/remotes';
import { calls } from '../calls';

interface Whose extends Pick<UploaderProps, 'owner' | 'application'> {
  session: string;
}

/** Deletes a file by its id where it has arrived: from the owner's, from an application's documents, or from a filling in. */
export function useDeleteAtServer({ owner, application, session }: Whose) {
  const [deleteFromOwner] = calls.useFilesDeleteMutation();
  const [takeBack] = calls.useFilesTakeBackMutation();
  const [takeBackDocument] = calls.useFilesTakeBackDocumentMutation();
  return async (id: string): Promise<void> => {
    if (owner) {
      await deleteFromOwner({ params: { id } }).unwrap();
      return;
    }
    const { error } = application
      ? await takeBackDocument({ params: { id }, body: { link: application.link } })
      : await takeBack({ params: { id }, body: { session } });
    // What the server no longer has, or has of another filling in, is only in the way here.
    if (error && !('status' in error && error.status === 404)) throw error;
  };
}
