/** Bytes as base64, piece by piece, so that no file is ever a string as a whole. */
export async function* base64(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const known = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = known.length - (known.length % 3);
    rest = known.subarray(whole);
    yield known.toString('base64', 0, whole);
  }
  yield rest.toString('base64');
}
