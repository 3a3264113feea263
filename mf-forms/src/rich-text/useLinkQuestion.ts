import { LINK_REFUSED, linkMeant, SITE_LINK_REFUSED } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import type { EditorState } from 'draft-js';
import type { RefObject } from 'react';
import { linkAtCaret, linked } from './editing';

/** Asks where the words at the caret shall lead, and has them lead there. */
export function useLinkQuestion(
  latest: RefObject<EditorState>,
  change: (edit: (state: EditorState) => EditorState | undefined) => void,
  ofSite: boolean,
): () => Promise<void> {
  const services = useServices();
  return async () => {
    const present = linkAtCaret(latest.current);
    const typed = await services.prompt({
      title: present ? 'Change the link' : 'Add a link',
      message: present ? `It now leads to ${present}` : undefined,
      label: 'Address',
      yes: present ? 'Change' : 'Add',
      no: 'Cancel',
    });
    const href = linkMeant(typed ?? '', ofSite);
    if (typed !== undefined && !href) await services.popup(ofSite ? SITE_LINK_REFUSED : LINK_REFUSED);
    change((now) => (href ? linked(now, href) : undefined));
  };
}
