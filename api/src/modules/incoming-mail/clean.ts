/** Without what PostgreSQL keeps no text with, and what turns words around. */
export const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');
