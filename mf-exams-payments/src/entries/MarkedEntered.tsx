import { Notice } from '@forms/shared/platform/ui';
import type { Marked } from './useMarkEntered';

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** What became of entries that were marked as entered with the board. */
export function MarkedEntered({ marked: { entered, refused, failure } }: { marked: Marked }) {
  return (
    <>
      {failure && <Notice kind="error" title={failure} />}
      {entered > 0 && <Notice kind="success" title={`${counted(entered)} marked as entered with the board.`} />}
      {refused.length > 0 && (
        <Notice kind="error" title={`${counted(refused.length)} not marked.`}>
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
