/** How long to wait before trying again, and again, in milliseconds. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** So often in a row is tried without success. */
export const MOST_TRIES = WAITS.length;

/**
 * Waits until another try may succeed: the line is there, as far as the browser knows, and some time has passed. Answers
 * whether the browser knew that there was none. Rejects once `signal` is aborted.
 */
export function lineBack(tries: number, signal: AbortSignal): Promise<boolean> {
  const isDown = isOffline();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
    };
    const goOn = () => {
      end();
      resolve(isDown);
    };
    const stop = () => {
      end();
      reject(signal.reason);
    };
    const timer = isDown ? undefined : setTimeout(goOn, WAITS[Math.min(tries, MOST_TRIES) - 1]);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
}

/** Whether the browser knows that there is no line; where it does not know, there may be one. */
export const isOffline = (): boolean => navigator.onLine === false;
