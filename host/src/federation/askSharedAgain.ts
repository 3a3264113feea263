import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Has a shared module whose file did not come asked for anew by whoever needs it next: federation's runtime would give
 * everyone that failure for as long as the page stands. To be called once what is shared is known.
 */
export function askSharedAgain(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) {
      const { get } = shared;
      shared.get = async () => {
        try {
          return await get();
        } catch (error) {
          shared.loading = null;
          throw error;
        }
      };
    }
  }
}
