import { useEffect, useState } from 'react';
import { language } from '../words/language';

/** How long people wait without wondering, in milliseconds. */
const LONG_MS = 8_000;

const words = {
  'en-GB': 'This is taking longer than usual. Please keep this page open: nothing that you have entered is lost.',
  'pt-PT': 'Está a demorar mais do que o habitual. Mantenha esta página aberta: nada do que escreveu se perdeu.',
};

/** What to say of an answer that is long in coming; undefined before it is, and once it has come. */
export function useLongWait(isWaiting: boolean): string | undefined {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong ? words[language()] : undefined;
}

/** Says that an answer is long in coming, once it is. */
export function LongWait({ isWaiting }: { isWaiting: boolean }) {
  const said = useLongWait(isWaiting);
  // A screen reader reads out what comes into a place that it knows.
  return (
    <p role="status" className={said ? undefined : 'visually-hidden'}>
      {said}
    </p>
  );
}
