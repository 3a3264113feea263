import { Notice } from '@forms/shared/platform/ui';
import type { AtOnce } from './useAllAtOnce';

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** What became of entries with which something was to be done. */
export function DoneAtOnce({ outcome: { done, said, refused, failure } }: { outcome: AtOnce }) {
  return (
    <>
      {failure && <Notice kind="error" title={failure} />}
      {done > 0 && <Notice kind="success" title={`${counted(done)} ${said}.`} />}
      {refused.length > 0 && (
        <Notice kind="error" title={`Not done with ${counted(refused.length)}.`}>
          <ul>
            {refused.map(({ named, message }) => (
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
