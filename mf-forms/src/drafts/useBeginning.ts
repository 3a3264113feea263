import { draftSent } from '@forms/shared/contract';
import { answerIn, skipToken } from '@forms/shared/platform/store';
import { useEffect, useState } from 'react';
import { calls } from '../calls';
import { type Beginning, beginningOf } from './beginning';
import type { BrowserDraft } from './browserDraft';
import { findHere } from './browserShelf';

/** What stands in the form's place until it begins: looking for unfinished work, which may fail for a link. */
export type Opening =
  | Beginning
  | { is: 'looking' }
  | { is: 'failed'; retry(): void }
  // `link` is the secret of the private page of what the draft became.
  | { is: 'sent'; link: string };

/**
 * Finds with what a form begins: with the draft behind its link, with what the browser has kept, or empty. `goOn`
 * answers the question which, with a draft or with none.
 */
export function useBeginning(slug: string, hash: string | undefined) {
  const [here, setHere] = useState<{ draft: BrowserDraft | undefined }>();
  const [answer, setAnswer] = useState<{ draft: BrowserDraft | undefined }>();
  const [beginning, setBeginning] = useState<Beginning>();
  const { currentData, error, refetch } = calls.useFormsDraftQuery(
    hash === undefined ? skipToken : { params: { hash } },
  );

  useEffect(() => {
    let wanted = true;
    void findHere(slug).then((draft) => wanted && setHere({ draft }));
    return () => {
      wanted = false;
    };
  }, [slug]);

  const isGone = error !== undefined && 'status' in error && error.status === 404;
  const isKnown = here !== undefined && (hash === undefined || currentData !== undefined || isGone);
  // Once it is known, what a form began with does not change under it.
  useEffect(() => {
    if (!isKnown) return;
    const linked = currentData?.slug === slug ? currentData : undefined;
    setBeginning((known) => known ?? beginningOf(here.draft, hash, linked));
  }, [isKnown, here, hash, currentData, slug]);

  const sent = answerIn(error, draftSent);
  const opening: Opening = sent
    ? { is: 'sent', link: sent.link }
    : answer
      ? { is: 'begun', draft: answer.draft }
      : (beginning ?? (error && !isGone ? { is: 'failed', retry: refetch } : { is: 'looking' }));
  return { opening, wasAsked: answer !== undefined, goOn: (draft?: BrowserDraft) => setAnswer({ draft }) };
}
