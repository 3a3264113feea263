import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { type ReactNode, useEffect, useState } from 'react';
import { type Lines, LinesContext } from './lines';

interface KnowLinesProps {
  /** What has come before anything is drawn. */
  read: RemoteRegistry | undefined;
  reading: Promise<RemoteRegistry>;
  children: ReactNode;
}

/** Gives all beneath the registry's lines, also where they come later. */
export function KnowLines({ read, reading, children }: KnowLinesProps) {
  const [lines, setLines] = useState<Lines>({ read });
  useEffect(() => {
    if (!lines.read)
      reading.then(
        (come) => setLines({ read: come }),
        (failure: unknown) => setLines({ failure }),
      );
  }, [lines.read, reading]);
  return <LinesContext value={lines}>{children}</LinesContext>;
}
