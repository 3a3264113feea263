import { createContext, useContext } from 'react';

const JourneyContext = createContext<string | undefined>(undefined);
export const JourneyProvider = JourneyContext.Provider;

/** As long as the server takes. */
const LONGEST = 100;

/**
 * The word that a field's files are uploaded by: this filling in's random name, which nobody else knows and which its
 * drafts carry, and the field's. Undefined outside a form.
 */
export function useUploadSession(fieldKey: string): string | undefined {
  const journey = useContext(JourneyContext);
  return journey && `${journey}-${fieldKey.replace(/[^\w-]/g, '_')}`.slice(0, LONGEST);
}
