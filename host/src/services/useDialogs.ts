import type { HostServices, Question } from '@forms/shared/platform/services';
import { useMemo, useState } from 'react';
import { say } from '../translation/say';

/** A dialog that waits for its answer: a popup has one way out, a confirmation two, a prompt asks for words. */
export interface OpenDialog extends Question {
  id: number;
  kind: 'popup' | 'confirm' | 'prompt';
  label?: string;
  isSecret?: boolean;
  isShort?: boolean;
  /** Undefined when it is dismissed; the words of a prompt, else an empty text. */
  answer(text: string | undefined): void;
}

let lastId = 0;

/** The services that open dialogs, and the one to show: the others wait their turn, so that none interrupts another. */
export function useDialogs() {
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const services = useMemo(() => {
    const ask = (question: Omit<OpenDialog, 'id' | 'answer'>) =>
      new Promise<string | undefined>((resolve) => {
        lastId += 1;
        const id = lastId;
        const answer = (text: string | undefined) => {
          setDialogs((open) => open.filter((dialog) => dialog.id !== id));
          resolve(text);
        };
        setDialogs((open) => [...open, { ...question, id, answer }]);
      });
    return {
      popup: async ({ title, message, ok = 'OK' }) => {
        await ask({ kind: 'popup', title, message, yes: ok });
      },
      confirm: async (question) => (await ask({ kind: 'confirm', ...question })) !== undefined,
      prompt: (question) => ask({ kind: 'prompt', yes: 'OK', no: say('Cancel'), ...question }),
    } satisfies Partial<HostServices>;
  }, []);
  return { dialog: dialogs[0], ...services };
}
