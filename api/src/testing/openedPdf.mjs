import { buffer } from 'node:stream/consumers';

Promise.withResolvers ??= () => {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
/** The PDF on standard input. */
export const openedPdf = async () =>
  getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 }).promise;
