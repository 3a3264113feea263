import { CompositeDecorator, EditorState } from 'draft-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contentToHtml, htmlToContent, linkIn } from './content';
import { TextLink } from './TextLink';

const links = new CompositeDecorator([
  {
    strategy: (block, found, content) =>
      block.findEntityRanges((character) => linkIn(content, character.getEntity()) !== undefined, found),
    component: TextLink,
  },
]);

const begin = (html: string, ofSite: boolean) => EditorState.createWithContent(htmlToContent(html, ofSite), links);

/** The editor's state for a value of HTML: tells of each change, and begins anew when the value comes from elsewhere. */
export function useWriting(value: string, ofSite: boolean, onChange: (html: string) => void) {
  const [state, setState] = useState(() => begin(value, ofSite));
  const latest = useRef(state);
  const known = useRef(value);
  const heard = useRef(onChange);
  useEffect(() => {
    heard.current = onChange;
  }, [onChange]);

  /** Tells of the content as it is now. */
  const notify = useCallback(() => {
    const html = contentToHtml(latest.current.getCurrentContent());
    if (html === known.current) return;
    known.current = html;
    heard.current(html);
  }, []);

  const commit = useCallback(
    (next: EditorState) => {
      const isEdited = next.getCurrentContent() !== latest.current.getCurrentContent();
      latest.current = next;
      setState(next);
      if (isEdited) notify();
    },
    [notify],
  );

  // Also tells of a value that rich text may not hold as it is: what is kept is what is shown.
  useEffect(() => {
    if (value !== known.current) {
      known.current = value;
      latest.current = begin(value, ofSite);
      setState(latest.current);
    }
    notify();
  }, [value, ofSite, notify]);

  return { state, latest, commit, notify };
}
