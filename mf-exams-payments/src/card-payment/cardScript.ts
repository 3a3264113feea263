import type { CardProvider } from '@forms/shared/contract';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const TIME_LIMIT_MS = 20_000;

/**
 * The card provider's browser library. In the sandbox its stand-in is loaded first, which the library then finds.
 * Rejects when the script cannot be loaded within 20 seconds; another call tries again.
 */
export async function loadCardProvider({ publishableKey, sandboxScript }: CardProvider): Promise<Stripe> {
  const load = async () => {
    if (sandboxScript) await loadOnce(sandboxScript);
    return loadStripe(publishableKey);
  };
  const stripe = await Promise.race([load(), timeOut()]);
  if (!stripe) throw new Error('The card provider could not be loaded');
  return stripe;
}

const timeOut = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The card provider took too long to load')), TIME_LIMIT_MS);
  });

const loading = new Map<string, Promise<void>>();

function loadOnce(address: string): Promise<void> {
  const started = loading.get(address) ?? loadScript(address);
  loading.set(address, started);
  return started.catch((error) => {
    loading.delete(address);
    throw error;
  });
}

const loadScript = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
