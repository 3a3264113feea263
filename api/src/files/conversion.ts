import { acceptedFiles, type Conversion } from '@forms/shared/contract';

const office: ReadonlySet<string> = new Set([
  ...acceptedFiles.Word,
  ...acceptedFiles.PowerPoint,
  ...acceptedFiles.Excel,
]);

/** Browsers show no office document, and this server makes no PDF of one: whoever asks is told so. */
export const conversionOf = (ext: string): Conversion => ({ state: office.has(ext) ? 'unavailable' : 'none' });
