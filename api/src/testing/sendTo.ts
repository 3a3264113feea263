import { REQUEST_HEADER } from '@forms/shared/contract';

export type Sent = RequestInit & { json?: unknown };

/** Sends a request as the browser does: with the header of every change, and JSON where `json` is given. */
export async function sendTo(address: string, path: string, { json, headers, ...init }: Sent = {}): Promise<Response> {
  return fetch(address + path, {
    method: json === undefined ? 'GET' : 'POST',
    ...init,
    headers: {
      [REQUEST_HEADER]: 'test',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(headers as Record<string, string> | undefined),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
}
