import { useEffect, useState } from 'react';
import { waitingForms, watchOutbox } from './browserOutbox';
import type { WaitingForm } from './waitingForm';

/** The forms that wait in this browser, and those whose outcome is known; undefined until they are read. */
export function useWaitingForms(): WaitingForm[] | undefined {
  const [forms, setForms] = useState<WaitingForm[]>();
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      latest += 1;
      const mine = latest;
      const found = await waitingForms();
      if (mine === latest) setForms(found);
    };
    void read();
    const end = watchOutbox(() => void read());
    return () => {
      latest = -1;
      end();
    };
  }, []);
  return forms;
}
