import { useServices } from '@forms/shared/platform/services';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { tidiedUp } from './definition/layOut';
import type { Problem } from './definition/reading';
import type { Work } from './work';
import type { TextBoxHandle } from './writing/TextBox';

const REPLACE_QUESTION = {
  title: 'Replace what you have written?',
  message: 'It has not been saved. Undo in the text brings it back.',
};

/** What takes the place of the text that is being written. */
export function useReplacing({
  box,
  text,
  problems,
  isUnsaved,
  setWork,
}: {
  box: RefObject<TextBoxHandle | null>;
  text: string;
  problems: readonly Problem[];
  isUnsaved: boolean;
  setWork: Dispatch<SetStateAction<Work>>;
}) {
  const { confirm } = useServices();

  return {
    /** Lays the text out anew; a text that is no JSON yet stays, and what is wrong is shown. */
    tidy() {
      const tidied = tidiedUp(text);
      if (tidied !== undefined) box.current?.replace(tidied);
      else if (problems[0]) box.current?.goTo(problems[0]);
    },
    /** Puts another version there, once whoever has not saved their own agrees; answers whether it did. */
    async replaceWith({ title, text: next }: Work): Promise<boolean> {
      if (isUnsaved && !(await confirm(REPLACE_QUESTION))) return false;
      setWork({ title, text: next });
      box.current?.replace(next);
      return true;
    },
  };
}
