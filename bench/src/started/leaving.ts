const ends: (() => unknown)[] = [];

/** Does this when the bench is over, whatever ends it, before what was given earlier. */
export const atTheEnd = (end: () => unknown) => void ends.push(end);

/** Leaves nothing behind: ends what was started, removes what was made. */
export async function leave(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Runs a bench to its end, or to Ctrl+C. It fails where it throws or answers what went wrong, a line each. */
export async function runBench(bench: () => Promise<readonly string[]>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void leave().then(() => process.exit(130)));
  }
  process.once('uncaughtException', (error) => {
    console.error(error);
    void leave().then(() => process.exit(1));
  });
  try {
    const errors = await bench();
    for (const error of errors) console.log(`✗ ${error}`);
    if (errors.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await leave();
  }
}
