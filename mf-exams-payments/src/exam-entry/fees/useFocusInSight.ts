import { type RefObject, useEffect } from 'react';

const CLEARANCE = 12;

/** Scrolls what has the focus within a form into sight above a bar that sticks to the window's lower edge. */
export function useFocusInSight(form: HTMLFormElement | null, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!form) return;
    function uncover() {
      const focused = document.activeElement?.getBoundingClientRect();
      const over = bar.current?.getBoundingClientRect();
      if (!focused || !over || !form?.contains(document.activeElement)) return;
      const isBeside = focused.right <= over.left || focused.left >= over.right;
      if (isBeside || focused.bottom <= over.top) return;
      window.scrollBy({ top: focused.bottom - over.top + CLEARANCE, behavior: 'instant' });
    }
    uncover();
    form.addEventListener('focusin', uncover);
    return () => form.removeEventListener('focusin', uncover);
  }, [form, bar]);
}
