const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** A key that seals and unseals here and that no script can read out. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);

export async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text)) };
}

/** What `seal` was given. Rejects where the key is another, or a bit has changed. */
export const unseal = async (key: CryptoKey, { iv, bytes }: Sealed): Promise<string> =>
  new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes));
