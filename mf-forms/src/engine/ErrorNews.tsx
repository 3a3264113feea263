import { createContext, type ReactNode, useContext, useState } from 'react';
import { say } from '../words/say';

const AnnounceContext = createContext<(news: string) => void>(() => {});
/** Tells people who do not see the form what has come up in it. */
export const useAnnounce = (): ((news: string) => void) => useContext(AnnounceContext);

/**
 * The form's one live region: says the error of a field that was just left, since its description is only read when the
 * field is entered again. After a refused submit the summary is focused instead, so that not all errors speak at once.
 */
export function ErrorNews({ children }: { children: ReactNode }) {
  const [news, setNews] = useState('');
  return (
    <AnnounceContext value={setNews}>
      {children}
      <div role="status" aria-label={say('News of this form')} className="visually-hidden">
        {news}
      </div>
    </AnnounceContext>
  );
}
