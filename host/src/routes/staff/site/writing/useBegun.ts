import { useEffect, useState } from 'react';

/** A text to be written on, as the call brings it. */
interface ToEdit<Text> {
  data?: Text | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** What the work on a text begins with is the newest there is, once that has come; what comes later is `newest`, until the person has looked at it. */
export function useBegun<Text>({ data, error, isFetching, refetch }: ToEdit<Text>) {
  const [begun, setBegun] = useState<Text>();
  useEffect(() => {
    if (data && !isFetching) setBegun((text) => text ?? data);
  }, [data, isFetching]);
  // Work under way is not taken away by a call that fails.
  return begun ? { data: { begun, newest: data ?? begun }, refetch } : { error, refetch };
}

/** How such a call asks: what stands in memory may be older. */
export const newest = { refetchOnMountOrArgChange: true } as const;
