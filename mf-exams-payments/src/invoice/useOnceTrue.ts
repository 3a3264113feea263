import { useState } from 'react';

/** Whether it is true, or has been since this was drawn first. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [was, setWas] = useState(false);
  if (isTrue && !was) setWas(true);
  return isTrue || was;
}
