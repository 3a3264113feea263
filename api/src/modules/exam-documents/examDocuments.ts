import { Readable } from 'node:stream';
import { type ExamDayFile, routes } from '@forms/shared/contract';
import type { FastifyReply } from 'fastify';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { WORKBOOK_TYPE } from '../../platform/workbook/writeWorkbook';
import { enquiryBehind } from '../application-links/applicationLinks';
import { drawExams } from './drawExams';
import { entryStatementOf } from './entryStatement';
import { examDays } from './examDays';
import { registerWorkbook } from './registerWorkbook';
import { askStatements, countStatements, sendStatements } from './sendStatements';
import { type SessionRegister, sessionRegister } from './sessionRegister';

/** The exams office's papers: statements of entry for candidates, registers and seating lists for invigilators. */
export function serveExamDocuments(app: App): void {
  const { db, settings } = app;
  const sendStatement = async (reply: FastifyReply, enquiryId: string) => {
    const statement = await entryStatementOf(app, enquiryId);
    const bytes = await drawExams({ kind: 'statement', of: statement });
    return sendFile(reply, `${statement.reference}-entries.pdf`, [bytes]);
  };
  serve(app, routes.entryStatement, ({ params, reply }) => sendStatement(reply, params.id));
  serve(app, routes.countEntryStatements, ({ query }) => countStatements(db, query.seriesId));
  serve(app, routes.sendEntryStatements, ({ body }) => askStatements(app, body.seriesId));
  app.jobs.register('slow', { 'entry-statements': (payload) => sendStatements(app, payload) });
  serve(app, routes.ownEntryStatement, async ({ body, reply }) =>
    sendStatement(reply, await enquiryBehind(db, body.link)),
  );

  serve(app, routes.examDays, () => examDays(db, settings.campus));
  serve(app, routes.examDayFile, async ({ params, reply }) => {
    const { on, session, campus, file } = params;
    const bytes = await bytesOf(file, await sessionRegister(app, params));
    return sendFile(reply, `${on}-${session}-${campus}-${file}`, bytes);
  });
}

async function bytesOf(file: ExamDayFile, of: SessionRegister): Promise<Iterable<Buffer> | AsyncIterable<Uint8Array>> {
  switch (file) {
    case 'register.pdf':
      return [await drawExams({ kind: 'register', of })];
    case 'seating.pdf':
      return [await drawExams({ kind: 'seating', of })];
    case 'register.xlsx':
      return registerWorkbook(of);
  }
}

function sendFile(reply: FastifyReply, name: string, bytes: Iterable<Buffer> | AsyncIterable<Uint8Array>): Readable {
  reply.headers({
    'content-type': name.endsWith('.pdf') ? 'application/pdf' : WORKBOOK_TYPE,
    'content-disposition': `attachment; filename="${name}"`,
  });
  return Readable.from(bytes);
}
