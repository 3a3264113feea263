import { type RemoteRegistry, remoteTitles } from '@forms/shared/platform/remotes';
import { createContext, use } from 'react';

/** The lines of the registry: `read` once they are there, `reading` for who can wait for them. */
export interface Lines {
  read: RemoteRegistry | undefined;
  reading: Promise<RemoteRegistry>;
}

export const LinesContext = createContext<Lines>({ read: {}, reading: Promise.resolve({}) });

/** What people call a remote. */
export const titleIn = (lines: RemoteRegistry | undefined, remote: string): string =>
  lines?.[remote]?.brings?.title ?? remoteTitles[remote] ?? remote;

export function useTitleOf(): (remote: string) => string {
  const { read } = use(LinesContext);
  return (remote) => titleIn(read, remote);
}
