import type { FormReferences, SavedForm } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { formCalls, pathErrorsIn } from '@forms/shared/platform/store';
import { type Problem, placedErrors, readDefinition } from './definition/reading';
import type { Base, Work } from './work';

interface Saving {
  slug: string;
  references: FormReferences | undefined;
  /** A part of the work is stored, and is what the rest begins from. */
  onStored(base: Base): void;
  /** It cannot be saved for these; the first is where the person should look. */
  onRefused(problems: readonly Problem[]): void;
  /** Somebody else has changed the form since. */
  onMeanwhile(): void;
}

/** Saves a form as its next version: the definition, then the title, whichever has changed since `from`. */
export function useSaving({ slug, references, onStored, onRefused, onMeanwhile }: Saving) {
  const { toast, requestError } = useServices();
  const [change, { isLoading }] = formCalls.useChangeFormMutation();

  /** Resolves whether everything is stored. */
  async function save(work: Work, from: Base): Promise<boolean> {
    const { json, problems } = readDefinition(work.text, references);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const changesText = work.text !== from.text;
    if (changesText && (!json || errors.length > 0)) {
      onRefused(errors);
      return false;
    }
    let base = from;
    let saved: SavedForm | undefined;
    const store = async (body: Parameters<typeof change>[0]['body'], part: Partial<Work>) => {
      saved = await change({ params: { slug }, body: { ...body, from: base.version } }).unwrap();
      base = { ...base, ...part, version: saved.version };
      onStored(base);
    };
    try {
      if (changesText && json) await store({ field: 'json', newValue: json }, { text: work.text });
      if (work.title !== base.title) await store({ field: 'title', newValue: work.title }, { title: work.title });
    } catch (error) {
      const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
      const refused = status === 422 ? pathErrorsIn(error) : [];
      if (refused.length > 0) onRefused(placedErrors(work.text, refused));
      else if (status === 409) onMeanwhile();
      else requestError(error);
      return false;
    }
    toast({
      kind: 'positive',
      message: saved ? `Saved as version ${saved.version}` : `Nothing has changed since version ${base.version}`,
    });
    return true;
  }

  return { save, isSaving: isLoading };
}
