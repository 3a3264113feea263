import { type Accepted, TOAST_MS } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { say } from '../words/say';
import { AcceptedFiles } from './AcceptedFiles';
import type { Rejection } from './queue';

/** Says why a file is not taken; of its type, what would be. */
export function useRejection(accepted: Accepted): (rejection: Rejection) => void {
  const { popup, toast } = useServices();
  const details = () => void popup({ title: say('Accepted files'), message: <AcceptedFiles accepted={accepted} /> });
  return ({ message, reason }) =>
    toast({
      kind: 'warning',
      message,
      duration: TOAST_MS.rejectedFile,
      ...(reason === 'type' ? { actions: [{ label: say('Details'), onPress: details }] } : {}),
    });
}
