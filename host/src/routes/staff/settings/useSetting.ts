import type { EarlierSetting, SettingName, SettingVersion } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import type * as z from '@forms/shared/platform/zod';
import { useState } from 'react';
import { useEdited } from './useEdited';

/** The value of what is written, or what is wrong with it, by place. */
export type Read<Value> = { data: Value } | { errors: Readonly<Partial<Record<string, string>>> };

interface Change<Stored, Words, Value> {
  wordsOf(stored: Stored): Words;
  read(words: NoInfer<Words>): Read<Value>;
  /** Changes it over the version that was seen. A refusal over another one makes what is stored be read again. */
  send(value: Value, version: number): Promise<Stored>;
  refusal: z.ZodType;
  /** Of what its earlier versions are, what is written of such a one, and what of it is gone since and left out, in a sentence. */
  earlier: { of: SettingName; wordsOf(value: unknown): NoInfer<Words>; leftOut?(value: unknown): string };
  /** Said once it is saved. */
  saved: string;
}

/** Something that staff set for the whole site, changed as a whole: nobody’s change replaces another’s unseen. */
export function useSetting<Stored extends SettingVersion, Words, Value>(
  stored: Stored,
  { wordsOf, read: readWords, send, refusal, earlier, saved }: Change<Stored, Words, Value>,
) {
  const { version, ...edited } = useEdited(stored, wordsOf);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [looked, setLooked] = useState<{ at: SettingVersion & { leftOut: string }; words: Words; over: number }>();
  const { toast, requestError } = useServices();
  const read = readWords(edited.words);

  function begin(next: Stored) {
    edited.begin(next);
    setTried(false);
    setLooked(undefined);
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
  function view({ value, ...at }: EarlierSetting) {
    const words = earlier.wordsOf(value);
    edited.setWords(words);
    setTried(false);
    setLooked({ at: { ...at, leftOut: earlier.leftOut?.(value) ?? '' }, words, over: edited.base.version });
  }
  // What somebody else has stored meanwhile may have taken its place.
  const viewed = looked?.over === edited.base.version ? looked : undefined;
  // Somebody has written what stands in no version.
  const isWritten = edited.isChanged && JSON.stringify(edited.words) !== JSON.stringify(viewed?.words);
  const errors = isTried && 'errors' in read ? read.errors : {};
  return {
    ...{ ...edited, stored, read, errors, isSaving, save: () => void save(), takeStored: () => begin(stored) },
    ...{ earlier: { of: earlier.of }, viewed: viewed?.at, view, isWritten },
  };
}

export type Setting = Pick<
  ReturnType<typeof useSetting<SettingVersion, unknown, unknown>>,
  'stored' | 'isChanged' | 'isBehind' | 'isSaving' | 'save' | 'takeStored' | 'earlier' | 'viewed' | 'view' | 'isWritten'
>;

/** Reads by a schema of the contract; its errors stand by their path, as `0.title`. */
export const readBy =
  <Value>(schema: z.ZodType<Value>) =>
  (words: unknown): Read<Value> => {
    const { data, error } = schema.safeParse(words);
    if (!error) return { data };
    return { errors: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])) };
  };
