import { Notice } from '@forms/shared/platform/ui';
import type { AtOnce } from './useAtOnce';

/** What became of rows with which something was to be done. */
export function DoneAtOnce({ outcome: { done, refused, failure } }: { outcome: AtOnce }) {
  return (
    <>
      {failure && <Notice kind="error" title={failure} />}
      {done && <Notice kind="success" title={done} />}
      {refused && (
        <Notice kind="error" title={refused.title}>
          <ul>
            {refused.rows.map(({ named, message }) => (
              <li key={named}>
                {named}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
