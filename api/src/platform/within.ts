/** An answer that is waited for no longer than this; throws where it does not come. What asked for it may go on. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // An answer that came while this process had no time is read before the immediate.
    timer = setTimeout(() => setImmediate(reject, new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
