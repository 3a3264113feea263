import { type RefObject, useEffect } from 'react';

const CLEARANCE = 12;

/**
 * Scrolls what has the focus within a form into sight: above a bar that sticks to the window's lower edge, and beside it
 * above that edge, since a dialog gives the focus back without scrolling to it.
 */
export function useFocusInSight(form: HTMLFormElement | null, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!form) return;
    function uncover() {
      const focused = document.activeElement?.getBoundingClientRect();
      const over = bar.current?.getBoundingClientRect();
      if (!focused || !over || !form?.contains(document.activeElement)) return;
      const isBeside = focused.right <= over.left || focused.left >= over.right;
      const edge = isBeside ? window.innerHeight : over.top;
      // What can be seen in part may be what is just being clicked, and stays under the pointer.
      if (isBeside ? focused.top < edge : focused.bottom <= edge) return;
      window.scrollBy({ top: focused.bottom - edge + CLEARANCE, behavior: 'instant' });
    }
    uncover();
    form.addEventListener('focusin', uncover);
    return () => form.removeEventListener('focusin', uncover);
  }, [form, bar]);
}
