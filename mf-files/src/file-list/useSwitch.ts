import type { ListedFile } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { useMemo } from 'react';
import { calls, type FilesShown } from '../calls';

/** What turns one of a file's switches over, in the list that shows it; undefined where there is none. */
export function useSwitch(shown: FilesShown | undefined) {
  const { requestError } = useServices();
  const [turn] = calls.useFilesSwitchMutation();
  return useMemo(
    () =>
      shown &&
      ((file: ListedFile, name: 'locked' | 'visible') =>
        void turn({ id: file.id, name, isOn: !file[name], shown }).unwrap().catch(requestError)),
    [turn, shown, requestError],
  );
}
