import { routes } from '@forms/shared/contract';
import type { App } from '../app';
import { serve } from '../serve';
import { seededForms } from './seededForms';
import { addForm, allForms, changeForm, formAt, newestForm, seedForms } from './storedForms';

/** Forms by their newest version, and the calls by which an administrator makes and changes them. */
export async function serveForms(app: App): Promise<void> {
  const { db } = app;
  await seedForms(db, seededForms);

  serve(app, routes.form, ({ params, query }) =>
    query.version === undefined ? newestForm(db, params.slug) : formAt(db, params.slug, Number(query.version)),
  );
  serve(app, routes.forms, () => allForms(db));
  serve(app, routes.newForm, ({ body, session }) => addForm(db, body, session.userId));
  serve(app, routes.changeForm, ({ params, body, session }) =>
    changeForm(
      db,
      params.slug,
      body.field === 'title' ? { title: body.newValue } : { json: body.newValue },
      session.userId,
    ),
  );
}
