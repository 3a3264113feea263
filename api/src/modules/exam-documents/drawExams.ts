import { drawingThread } from '../../platform/pdf/drawingThread';
import type { EntryStatement } from './entryStatement';

/** What a thread draws. */
export type ExamDrawing = EntryStatement;

/** Draws a document about exams, in a thread. Rejects with what went wrong. */
export const drawExams = drawingThread<ExamDrawing>('drawingExams.js');
