import { Readable } from 'node:stream';
import { routes } from '@forms/shared/contract';
import type { FastifyReply } from 'fastify';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { enquiryBehind } from '../application-links/applicationLinks';
import { drawExams } from './drawExams';
import { entryStatementOf } from './entryStatement';

/** The exams office's papers: statements of entry for candidates. */
export function serveExamDocuments(app: App): void {
  const sendStatement = async (reply: FastifyReply, enquiryId: string) => {
    const statement = await entryStatementOf(app, enquiryId);
    return sendPdf(reply, `${statement.reference}-entries.pdf`, await drawExams(statement));
  };
  serve(app, routes.entryStatement, ({ params, reply }) => sendStatement(reply, params.id));
  serve(app, routes.ownEntryStatement, async ({ body, reply }) =>
    sendStatement(reply, await enquiryBehind(app.db, body.link)),
  );
}

function sendPdf(reply: FastifyReply, name: string, bytes: Buffer): Readable {
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': bytes.length,
  });
  return Readable.from([bytes]);
}
