import { answerIn } from '@forms/shared/platform/store';
import type * as z from '@forms/shared/platform/zod';
import { useRef, useState } from 'react';

/**
 * Changes a row as of the version that its dialog opened with. Where somebody else was first, as the refusal `changed`
 * says, the call rejects, `theirs` is the row as it is now, and the next try goes over that.
 */
export function useStoredVersion<Row extends { version: number }>(opened: number, changed: z.ZodType<{ stored: Row }>) {
  const seen = useRef(opened);
  const [theirs, setTheirs] = useState<Row>();

  async function send(change: (version: number) => Promise<unknown>): Promise<void> {
    try {
      await change(seen.current);
    } catch (error) {
      const stored = answerIn(error, changed)?.stored;
      if (stored) {
        seen.current = stored.version;
        setTheirs(stored);
      }
      throw error;
    }
  }
  return { send, theirs };
}
