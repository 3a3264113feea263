import { Readable } from 'node:stream';
import { routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { answerRows } from './answerRows';
import { centresNow, changeCentre } from './centres';
import { dueSubmissions } from './dueEntries';
import { addLayout, changeLayout, layoutById, layoutsNow, removeLayout } from './layouts';
import { makeSubmission } from './makeSubmission';
import { previewSubmission } from './previewSubmission';
import { openSubmission, submissionsSent } from './storedSubmissions';
import { submissionFileName, submissionText } from './submissionFile';

/** What is sent to the exam boards: what is due, what was sent as it was sent, and what they answered. */
export function serveBoardSubmissions(app: App): void {
  const { db, settings } = app;
  const { campus, answersKeys } = settings;
  serve(app, routes.boardCentres, () => centresNow(db));
  serve(app, routes.changeBoardCentre, ({ body }) => changeCentre(db, body));
  serve(app, routes.boardLayouts, () => layoutsNow(db));
  serve(app, routes.addBoardLayout, ({ body, session }) => addLayout(db, body, session.name));
  serve(app, routes.changeBoardLayout, ({ params, body, session }) => changeLayout(db, params.id, body, session.name));
  serve(app, routes.removeBoardLayout, ({ params }) => removeLayout(db, params.id));
  serve(app, routes.dueSubmissions, () => dueSubmissions(db, campus));
  serve(app, routes.previewSubmission, ({ params }) => previewSubmission(db, params, settings));
  serve(app, routes.makeSubmission, ({ body, session }) => makeSubmission(db, settings, body, session.name));
  serve(app, routes.boardSubmissions, () => submissionsSent(db));
  serve(app, routes.boardSubmissionOf, ({ params }) => openSubmission(db, answersKeys, params.id));
  serve(app, routes.boardSubmissionFile, async ({ params, query, reply }) => {
    const submission = await openSubmission(db, answersKeys, params.id);
    const layout = query.layout === undefined ? undefined : await layoutById(db, query.layout);
    if (layout && layout.board !== submission.board.id) throw notFound('layout of this board');
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${submissionFileName(submission, layout)}"`,
    });
    // A stream goes out as it is, where a text would go as JSON.
    return Readable.from([submissionText(submission, layout)]);
  });
  serve(app, routes.answerSubmission, ({ params, body, session }) =>
    answerRows(db, params.id, body.rows, session.name),
  );
}
