import { languageOf } from '@forms/shared/contract';
import { useAppSelector } from '@forms/shared/platform/store';
import { Theme } from '@forms/shared/platform/ui';
import { type ReactNode, useLayoutEffect } from 'react';

/** The colours and the language of the campus. */
export function CampusTheme({ children }: { children: ReactNode }) {
  const campus = useAppSelector(({ app }) => app.campus);
  useLayoutEffect(() => {
    document.documentElement.lang = languageOf[campus];
  }, [campus]);
  return <Theme campus={campus}>{children}</Theme>;
}
