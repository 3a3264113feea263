import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Lines, LinesContext } from './lines';

/** Gives all beneath the registry's lines, also where they come later. */
export function KnowLines({ read: known, reading, children }: Lines & { children: ReactNode }) {
  const [read, setRead] = useState(known);
  useEffect(() => {
    reading.then(setRead, () => undefined);
  }, [reading]);
  const lines = useMemo(() => ({ read, reading }), [read, reading]);
  return <LinesContext value={lines}>{children}</LinesContext>;
}
