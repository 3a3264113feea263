import type { PersonLink } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import type { Say } from './useSay';

interface SaidButtonProps {
  /** By what the page was asked, and what stands on it, with what that is called. */
  id: string;
  of: { id: string; link: PersonLink | null };
  name: string;
  say(...said: Parameters<Say>): void;
}

/** The id by which the button about an enquiry or a message is found again once it stands elsewhere. */
export const saidButtonId = (id: string): string => `said-${id}`;

/** Takes back that an enquiry or a message is of the same person, or says that it is not. */
export function SaidButton({ id, of, name, say }: SaidButtonProps) {
  const { link } = of;
  if (of.id === id) return null;
  return link ? (
    <Button
      id={saidButtonId(of.id)}
      aria-label={`Undo that ${name} is of the same person`}
      onClick={() => say([link.other, of.id], { said: null, was: 'same' })}
    >
      Undo
    </Button>
  ) : (
    <Button
      id={saidButtonId(of.id)}
      aria-label={`Not the same person: ${name}`}
      onClick={() => say([id, of.id], { said: 'other', was: null })}
    >
      Not the same person
    </Button>
  );
}
