/** How long a call takes, to the end of its answer. Throws where it is refused. */
export async function timed(address: string, sent: RequestInit = {}): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address, sent);
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  for await (const _ of response.body ?? []);
  return performance.now() - begun;
}

/** How long others wait, until it is stopped: one asks for the smallest read again and again. */
export function watching(address: string) {
  const waits: number[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      waits.push(await timed(`${address}/api/health`).catch(() => Number.POSITIVE_INFINITY));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return Math.max(...waits);
  };
}
