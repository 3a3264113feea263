import { drawingThread } from '../../platform/pdf/drawingThread';
import type { EntryStatement } from './entryStatement';
import type { SessionRegister } from './sessionRegister';

/** What a thread draws. */
export type ExamDrawing =
  | { kind: 'statement'; of: EntryStatement }
  | { kind: 'register' | 'seating'; of: SessionRegister };

/** Draws a document about exams, in a thread. Rejects with what went wrong. */
export const drawExams = drawingThread<ExamDrawing>('drawingExams.js');
