import type { Outside } from '@forms/shared/contract';
import { createContext, useContext } from 'react';

const OutsideContext = createContext<(() => Outside) | undefined>(undefined);
export const OutsideProvider = OutsideContext.Provider;

/** Reads the whole form as it is now, for a sub-table's row whose conditions look out of it. */
export function useOutside(): () => Outside {
  const outside = useContext(OutsideContext);
  if (!outside) throw new Error('A sub-table needs an OutsideProvider above it');
  return outside;
}
