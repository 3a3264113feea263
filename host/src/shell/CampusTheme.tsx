import { useAppSelector } from '@forms/shared/store';
import { Theme } from '@forms/shared/ui';
import type { ReactNode } from 'react';

export function CampusTheme({ children }: { children: ReactNode }) {
  const campus = useAppSelector(({ app }) => app.campus);
  return <Theme campus={campus}>{children}</Theme>;
}
