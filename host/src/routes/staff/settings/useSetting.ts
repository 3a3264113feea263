import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import type * as z from '@forms/shared/platform/zod';
import { useState } from 'react';
import { useEdited } from './useEdited';

/** As it is stored, with who set it when; before anybody has, `version` is 0. */
export interface StoredSetting {
  version: number;
  madeBy: string | null;
  madeAt: string | null;
}

/** The value of what is written, or what is wrong with it, by place. */
export type Read<Value> = { data: Value } | { errors: Readonly<Partial<Record<string, string>>> };

interface Change<Stored, Words, Value> {
  wordsOf(stored: Stored): Words;
  read(words: NoInfer<Words>): Read<Value>;
  /** Changes it over the version that was seen. A refusal over another one makes what is stored be read again. */
  send(value: Value, version: number): Promise<Stored>;
  refusal: z.ZodType;
  /** Said once it is saved. */
  saved: string;
}

/** Something that staff set for the whole site, changed as a whole: nobody’s change replaces another’s unseen. */
export function useSetting<Stored extends StoredSetting, Words, Value>(
  stored: Stored,
  { wordsOf, read: readWords, send, refusal, saved }: Change<Stored, Words, Value>,
) {
  const { version, ...edited } = useEdited(stored, wordsOf);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { toast, requestError } = useServices();
  const read = readWords(edited.words);

  function begin(next: Stored) {
    edited.begin(next);
    setTried(false);
  }
  async function save() {
    setTried(true);
    if ('errors' in read) return;
    setSaving(true);
    try {
      begin(await send(read.data, version));
      toast({ kind: 'positive', message: saved });
    } catch (failure) {
      if (!answerIn(failure, refusal)) requestError(failure);
    } finally {
      setSaving(false);
    }
  }
  const errors = isTried && 'errors' in read ? read.errors : {};
  return { ...edited, stored, read, errors, isSaving, save: () => void save(), takeStored: () => begin(stored) };
}

export type Setting = Pick<
  ReturnType<typeof useSetting<StoredSetting, unknown, unknown>>,
  'stored' | 'isChanged' | 'isBehind' | 'isSaving' | 'save' | 'takeStored'
>;

/** Reads by a schema of the contract; its errors stand by their path, as `0.title`. */
export const readBy =
  <Value>(schema: z.ZodType<Value>) =>
  (words: unknown): Read<Value> => {
    const { data, error } = schema.safeParse(words);
    if (!error) return { data };
    return { errors: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])) };
  };
