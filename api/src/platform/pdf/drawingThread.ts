import { thread } from '../thread';

/** Draws documents in a thread: their fonts take up to half a second, in which the server would answer nobody. */
export function drawingThread<Drawing>(file: string): (drawing: Drawing) => Promise<Buffer> {
  const draw = thread<Drawing, Uint8Array>(file);
  return async (drawing) => Buffer.from(await draw(drawing));
}
