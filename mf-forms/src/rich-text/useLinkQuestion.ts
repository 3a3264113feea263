import { LINK_REFUSED, linkMeant, linkSchemes, SITE_LINK_REFUSED } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import type { EditorState } from 'draft-js';
import type { RefObject } from 'react';
import { say } from '../words/say';
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
      title: say(present ? 'Change the link' : 'Add a link'),
      message: present ? say('It now leads to {address}', { address: present }) : undefined,
      label: say('Address'),
      yes: say(present ? 'Change' : 'Add'),
      no: say('Cancel'),
      isShort: true,
    });
    const href = linkMeant(typed ?? '', ofSite);
    if (typed !== undefined && !href) await services.popup(ofSite ? SITE_LINK_REFUSED : refused());
    change((now) => (href ? linked(now, href) : undefined));
  };
}

/** Only staff write links within the site, whose refusal is in English. */
const refused = () => ({
  title: say(LINK_REFUSED.title),
  message: say(LINK_REFUSED.message, { schemes: linkSchemes.join(', ') }),
});
