import type { ContentState } from 'draft-js';
import type { ReactNode } from 'react';
import { linkIn } from './content';

interface TextLinkProps {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}

/** A link in the text that is being written. */
export function TextLink({ contentState, entityKey, children }: TextLinkProps) {
  const href = linkIn(contentState, entityKey);
  return (
    <a href={href} title={href}>
      {children}
    </a>
  );
}
