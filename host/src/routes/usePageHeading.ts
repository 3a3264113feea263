import { app, type PageHeading, useAppDispatch } from '@forms/shared/store';
import { useLayoutEffect } from 'react';

/** Puts a page's heading into the store, for the shell to show in the same frame as the page. */
export function usePageHeading({ title, subtitle = '', headerImage = null, language = 'en-GB' }: PageHeading): void {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(app.actions.pageShown({ title, subtitle, headerImage, language }));
  }, [dispatch, title, subtitle, headerImage, language]);
}

/** Takes the last page's heading away at each new `page`, whose own comes later: the shell keeps its place. */
export function useBlankHeading(page: string): void {
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => {
    dispatch(app.actions.pageShown({ title: '' }));
  }, [dispatch, page]);
}
