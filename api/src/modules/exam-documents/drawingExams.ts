import type { ExamDrawing } from './drawExams';
import { statementPdf } from './statementPdf';

/** What the threads of `drawExams` do. */
export default (drawing: ExamDrawing): Promise<Buffer> => statementPdf(drawing);
