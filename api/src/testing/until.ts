/** As long as a busy machine may take: it passes only where something is wrong. */
const PATIENCE_MS = 60_000;

/** Reads again and again until what it reads is right, and answers that. Throws where it never is. */
export async function until<T>(
  read: () => Promise<T>,
  isRight: (found: T) => boolean,
  patience = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await read();
    if (isRight(found)) return found;
    if (Date.now() > end) throw new Error(`Still ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
