import { createHash } from 'node:crypto';
import type { Enquiry } from '@forms/shared/contract';
import { examEntry, register } from './registration';
import { TestServer } from './startServer';
import { until } from './until';

export const ANSWERS_KEYS = 'first:a secret of more than thirty-two letters';
export const BYTES = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)]);
export const hash = (bytes: ArrayBuffer | Buffer) =>
  createHash('sha256')
    .update(Buffer.from(bytes as ArrayBuffer))
    .digest('hex');

/** A server in use: an enquiry with an invoice, a letter and a file. */
export async function inUse(env: Record<string, string>) {
  const server = await TestServer.start({ ANSWERS_KEYS, ...env });
  const staff = await server.signIn('Staff');
  const { id } = await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs');
  const body = new FormData();
  body.append('entityType', 'enquiry');
  body.append('entityTypeId', id);
  body.append('file', new Blob([BYTES]), 'Matrícula.pdf');
  const response = await server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
  const { id: file } = (await response.json()) as { id: string };
  await until(
    () => server.app.db.selectFrom('letters').select('sentAt').execute(),
    (letters) => letters.every(({ sentAt }) => sentAt !== null),
  );
  return { server, enquiry: id, file };
}
/** What staff see of both. */
export async function seen(server: TestServer, enquiry: string, file: string) {
  const headers = await server.signIn('Staff');
  const answers = (await (await server.send(`/api/enquiries/${enquiry}`, { headers })).json()) as Enquiry;
  const bytes = await (await server.send(`/api/file/${file}/content`, { headers })).arrayBuffer();
  const { rows: files } = (await (await server.send('/api/files/all', { headers })).json()) as {
    rows: { id: string }[];
  };
  return { answers, hash: hash(bytes), files: files.map(({ id }) => id) };
}
