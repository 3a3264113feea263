import { type RemoteRegistry, remoteTitles } from '@forms/shared/platform/remotes';
import { createContext, use } from 'react';

/** The lines of the registry once they are there, or why they cannot be read; neither while they are on their way. */
export interface Lines {
  read?: RemoteRegistry | undefined;
  failure?: unknown;
}

export const LinesContext = createContext<Lines>({ read: {} });

/** What people call a remote. */
export const titleIn = (lines: RemoteRegistry | undefined, remote: string): string =>
  lines?.[remote]?.brings?.title ?? remoteTitles[remote] ?? remote;

export function useTitleOf(): (remote: string) => string {
  const { read } = use(LinesContext);
  return (remote) => titleIn(read, remote);
}
