import type { ExamDrawing } from './drawExams';
import { registerPdf, seatingPdf } from './registerPdf';
import { statementPdf } from './statementPdf';

/** What the threads of `drawExams` do. */
export default (drawing: ExamDrawing): Promise<Buffer> => {
  switch (drawing.kind) {
    case 'statement':
      return statementPdf(drawing.of);
    case 'register':
      return registerPdf(drawing.of);
    case 'seating':
      return seatingPdf(drawing.of);
  }
};
