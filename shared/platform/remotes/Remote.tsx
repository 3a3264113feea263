import { createContext, type ReactNode, useContext } from 'react';
import type { PropsOf, RemoteModule } from './modules';

/** How a host draws a remote's module: loading, failure and retry are its affair. */
export type DrawRemote = (of: RemoteModule, props: object, fallback: ReactNode) => ReactNode;

const RemoteContext = createContext<DrawRemote | undefined>(undefined);
export const RemoteProvider = RemoteContext.Provider;

/** How remotes are drawn here, for a part that draws some of them otherwise. */
export function useDrawRemote(): DrawRemote {
  const draw = useContext(RemoteContext);
  if (!draw) throw new Error('Remote needs a RemoteProvider above it');
  return draw;
}

/**
 * Draws a module of another part, typed from the contract. While it loads, `fallback` keeps its place; if it cannot
 * load, a notice with Try again stands there and everything around it goes on.
 */
export function Remote<M extends RemoteModule>({
  of,
  fallback,
  ...props
}: { of: M; fallback?: ReactNode } & PropsOf<M>): ReactNode {
  return useDrawRemote()(of, props, fallback);
}
