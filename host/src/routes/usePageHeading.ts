import { app, type PageHeading, useAppDispatch } from '@forms/shared/platform/store';
import { useLayoutEffect } from 'react';

/** Puts a page's heading into the store, for the shell to show in the same frame as the page. */
export function usePageHeading({ title, subtitle = '', headerImage = null, language = 'en-GB' }: PageHeading): void {
  const dispatch = useAppDispatch();
  const say = () => dispatch(app.actions.pageShown({ title, subtitle, headerImage, language }));
  // Where the server draws a page's first words, no effect runs: the page is drawn once more with what it has said.
  if (typeof document === 'undefined') say();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it says something else
  useLayoutEffect(() => void say(), [dispatch, title, subtitle, headerImage, language]);
  useBlankHeading(title);
}

/**
 * Takes the heading away when this `page` goes: the shell keeps the place of the next one's, which may come later. On
 * going, not on coming: a page that is there at once has said its own before an effect around it runs.
 */
export function useBlankHeading(page: string): void {
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => () => void dispatch(app.actions.pageShown({ title: '' })), [dispatch, page]);
}
