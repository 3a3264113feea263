import type { AnswerScope } from '@forms/shared/contract';
import { createContext, useContext } from 'react';

const ScopeContext = createContext<(() => AnswerScope) | undefined>(undefined);
export const ScopeProvider = ScopeContext.Provider;

/** Reads the whole form as it is now, for a sub-table's row whose conditions look out of it. */
export function useScope(): () => AnswerScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('A sub-table needs a ScopeProvider above it');
  return scope;
}
