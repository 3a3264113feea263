import { skipToken } from '@forms/shared/platform/store';
import type { BrowserDraft } from '../drafts/browserDraft';
import { useStoredForm } from './useStoredForm';

/** A form as it is now, or for a draft the version that this began with. */
export function useFormOf(slug: string, draft: BrowserDraft | undefined) {
  const newest = useStoredForm({ params: { slug } });
  const isOlder = draft && newest.currentData && draft.version !== newest.currentData.version;
  const older = useStoredForm(isOlder ? { params: { slug }, query: { version: String(draft.version) } } : skipToken);
  const { currentData: form, error, refetch } = isOlder ? older : newest;
  return { form, error: form ? undefined : error, refetch };
}
