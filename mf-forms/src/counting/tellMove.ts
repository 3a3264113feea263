import { type FormMove, REQUEST_HEADER, routes } from '@forms/shared/contract';
import { addressOf } from '@forms/shared/platform/store';

type Asking = Navigator & { globalPrivacyControl?: boolean };

/** Whether the browser asks that nothing of its person's way be followed, not even without a trace of them. */
const wantsNone = ({ doNotTrack, globalPrivacyControl }: Asking) => doNotTrack === '1' || globalPrivacyControl === true;

/** Has a move counted where there is a network. Nobody waits for it, and nothing comes of it where it fails. */
export function tellMove(slug: string, move: FormMove): void {
  if (wantsNone(navigator) || !navigator.onLine) return;
  fetch(addressOf(routes.countMove, { slug }), {
    method: 'POST',
    // The page may be gone before it is answered.
    keepalive: true,
    headers: { 'Content-Type': 'application/json', [REQUEST_HEADER]: 'fetch' },
    body: JSON.stringify(move),
  }).catch(() => undefined);
}
