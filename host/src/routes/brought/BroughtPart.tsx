import { type RemoteModule, useDrawRemote } from '@forms/shared/platform/remotes';
import { LoadingPage } from '../LoadingPage';

/** The module of a page that a remote brings, whose name nobody here has known before. */
export function BroughtPart({ module, hash }: { module: string; hash: string | undefined }) {
  const draw = useDrawRemote();
  return draw(module as RemoteModule, { hash }, <LoadingPage />);
}
