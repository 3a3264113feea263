import { formCalls, skipToken } from '@forms/shared/platform/store';
import type { BrowserDraft } from '../drafts/browserDraft';

/** A form as it is now, or for a draft the version that this began with. */
export function useFormOf(slug: string, draft: BrowserDraft | undefined) {
  const newest = formCalls.useFormQuery({ params: { slug } });
  const isOlder = draft && newest.currentData && draft.version !== newest.currentData.version;
  const older = formCalls.useFormQuery(
    isOlder ? { params: { slug }, query: { version: String(draft.version) } } : skipToken,
  );
  const { currentData: form, error, refetch } = isOlder ? older : newest;
  return { form, error: form ? undefined : error, refetch };
}
