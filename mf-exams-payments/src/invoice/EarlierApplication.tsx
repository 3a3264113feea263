import type { ExamsSubmitted } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import { say } from '../words/say';

/** What becomes of the application that was stored before its answers were changed. */
export function EarlierApplication({ reference, paid }: Pick<ExamsSubmitted, 'reference' | 'paid'>) {
  return paid ? (
    <Notice kind="warning" title={say('Your application {reference} has been paid.', { reference })}>
      {say('These changes are not part of it. Please contact us about them: nothing more is charged here.')}
    </Notice>
  ) : (
    <Notice title={say('You have changed your answers.')}>
      {say('Your application {reference} has not been paid. What you submit now takes its place.', { reference })}
    </Notice>
  );
}
