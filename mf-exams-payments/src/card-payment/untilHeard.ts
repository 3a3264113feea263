/** How long to wait before each further attempt, in milliseconds. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Makes a call again, with longer and longer pauses, for as long as no answer comes or the server is in trouble. */
export async function untilHeard<Answer extends { error?: unknown }>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    const answer = await send();
    if (!isLost(answer.error)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}

function isLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  const { status } = error;
  return typeof status === 'number' ? status >= 500 || status === 429 : status !== undefined;
}
