import { exportAccountNames } from '@forms/shared/contract';
import type { ExportedDocument } from '../exportedRow';

/** What a line of a document says; what it was for, where that was erased. */
export const descriptionOf = ({ lines, texts }: ExportedDocument, at: number): string =>
  texts.descriptions[at] || exportAccountNames[lines[at]?.account ?? 'other'];
