import { RemoteFailure } from './admission';
import { holdToHash } from './hashes';
import { REQUEST_MS } from './readManifest';

/** What a remote's entry leaves in the page, as webpack defines it for module federation. */
export interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/** Runs a remote's entry and lends it what the host shares. Rejects with a `RemoteFailure`. */
export type OpenContainer = (entry: string, name: string) => Promise<Pick<Container, 'get'>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

export const openContainer: OpenContainer = async (entry, name) => {
  await run(entry);
  const container = (window as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new RemoteFailure('entry', `${entry} left no ${name}`);
  await __webpack_init_sharing__('default');
  const options = { shareScopeMap: __webpack_share_scopes__, shareScopeKeys: 'default' };
  await container.init(__webpack_share_scopes__.default, [], options);
  return container;
};

function run(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (why?: string) => {
      clearTimeout(timer);
      script.remove();
      if (why) reject(new RemoteFailure('entry', `${address} ${why}`));
      else resolve();
    };
    const timer = setTimeout(end, REQUEST_MS, 'did not come in time');
    script.src = address;
    script.async = true;
    script.onload = () => end();
    script.onerror = () => end('could not be run');
    holdToHash(script);
    document.head.append(script);
  });
}
