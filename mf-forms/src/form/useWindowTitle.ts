import { app, useAppDispatch } from '@forms/shared/platform/store';
import { useLayoutEffect } from 'react';
import { say } from '../words/say';
import type { Step } from './steps';

/**
 * What a window is called that shows this step of a form: how far one is before what it is, as one reads of it in a
 * row of tabs; a refused try first of all.
 */
export function windowTitleOf(form: string, steps: readonly Step[], step: Step, isRefused: boolean): string {
  const progress =
    steps.length > 1
      ? `${say('Step {at} of {count}', { at: steps.indexOf(step) + 1, count: steps.length })}: ${step.title} – ${form}`
      : form;
  return isRefused ? `${say('Error')}: ${progress}` : progress;
}

/** Names the window; not where there is no title, as in a form within another page. */
export function useWindowTitle(title: string | undefined): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (title === undefined) return;
    dispatch(app.actions.windowNamed(title));
    return () => void dispatch(app.actions.windowNamed(''));
  }, [dispatch, title]);
}
