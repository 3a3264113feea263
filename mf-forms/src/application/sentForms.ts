import { sessionValue, useAppDispatch, useAppSelector } from '@forms/shared/platform/store';
import { useCallback } from 'react';

/** Of each form that was sent in this tab, by its slug, the link to what became of it. */
const sentForms = sessionValue<Record<string, string | undefined>>('forms/sent', {});

/** Remembers which forms were sent, for whoever goes back to one. `remember` and `forget` are stable. */
export function useSentForms() {
  const links = useAppSelector(sentForms.of);
  const dispatch = useAppDispatch();
  const remember = useCallback(
    (slug: string, link: string | undefined) => {
      dispatch((send, state) => void send(sentForms.set({ ...sentForms.of(state()), [slug]: link })));
    },
    [dispatch],
  );
  return { links, remember };
}
