/** 128 random bits as text. `crypto.randomUUID` is missing where the page is not served over https. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
