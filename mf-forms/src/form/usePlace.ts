import { useLocation, useNavigate } from '@forms/shared/platform/routing';
import { useState } from 'react';

/** As `?step=candidate`, and `?step=candidate&change=yes` where an answer is changed. */
export const STEP = 'step';
const CHANGE = 'change';

/** Where somebody is in a form. */
interface Place {
  /** Another one each time that they go somewhere. */
  visit: string | number;
  /** The step that they ask for; none where they have not said. */
  name: string | undefined;
  /** They came to change an answer, and go back to where they read it. */
  isChange: boolean;
}

export interface Places {
  place: Place;
  /** Leads to a step; by `replace` in the place of the one that they are at. */
  go(name: string, how?: { isChange?: boolean; replace?: boolean }): void;
  /** Leads a link to a step; none where the address is another page's. */
  linkTo?: (name: string) => { search: string };
}

/**
 * The place that the address names, each with its entry in the history. A form that is `embedded` in another page leaves
 * the address to that, and remembers the place itself.
 */
export function usePlace(embedded: boolean): Places {
  const [own, setOwn] = useState<Place>({ visit: 0, name: undefined, isChange: false });
  const { key, search } = useLocation();
  const navigate = useNavigate();

  if (embedded) {
    return {
      place: own,
      go: (name, { isChange = false } = {}) => setOwn(({ visit }) => ({ visit: Number(visit) + 1, name, isChange })),
    };
  }
  const asked = new URLSearchParams(search);
  const linkTo = (name: string, isChange = false) => {
    const next = new URLSearchParams(search);
    next.set(STEP, name);
    next.delete(CHANGE);
    if (isChange) next.set(CHANGE, 'yes');
    return { search: `?${next}` };
  };
  return {
    place: { visit: key, name: asked.get(STEP) ?? undefined, isChange: asked.has(CHANGE) },
    go: (name, { isChange, replace = false } = {}) => void navigate(linkTo(name, isChange), { replace }),
    linkTo,
  };
}
