import type { ExamsSubmitted } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';

/** What becomes of the application that was stored before its answers were changed. */
export function EarlierApplication({ reference, paid }: Pick<ExamsSubmitted, 'reference' | 'paid'>) {
  return paid ? (
    <Notice kind="warning" title={`Your application ${reference} has been paid.`}>
      These changes are not part of it. Please contact us about them: nothing more is charged here.
    </Notice>
  ) : (
    <Notice title="You have changed your answers.">
      Your application {reference} has not been paid. What you submit now takes its place.
    </Notice>
  );
}
