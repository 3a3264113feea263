import { formAsked, skipToken } from '@forms/shared/platform/store';
import { language } from '@forms/shared/platform/words';
import type { BrowserDraft } from '../drafts/browserDraft';
import { useStoredForm } from './useStoredForm';

/** A form as it is now, or for a draft the version that this began with. */
export function useFormOf(slug: string, draft: BrowserDraft | undefined) {
  const newest = useStoredForm(formAsked(slug, language()));
  const isOlder = draft && newest.currentData && draft.version !== newest.currentData.version;
  const older = useStoredForm(isOlder ? formAsked(slug, language(), draft.version) : skipToken);
  const { currentData: form, error, refetch } = isOlder ? older : newest;
  return { form, error: form ? undefined : error, refetch };
}
