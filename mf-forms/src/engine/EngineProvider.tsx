import type { ReactNode } from 'react';
import { FieldStoreProvider } from './FieldStoreProvider';
import type { FormEngine } from './formEngine';
import { JourneyProvider } from './JourneyContext';
import { ScopeProvider } from './ScopeContext';

interface EngineProviderProps {
  engine: FormEngine;
  /** Names this filling in of the form. */
  journey: string;
  children: ReactNode;
}

/** Gives a form that is being filled in to its fields. */
export const EngineProvider = ({ engine, journey, children }: EngineProviderProps) => (
  <FieldStoreProvider store={engine.store}>
    <ScopeProvider value={engine.scope}>
      <JourneyProvider value={journey}>{children}</JourneyProvider>
    </ScopeProvider>
  </FieldStoreProvider>
);
