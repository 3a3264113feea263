import { routes } from '@forms/shared/contract';
import { formSchema, lintForm } from '@forms/shared/contract/definitions';
import type { App } from '../app';
import { serve } from '../serve';
import { cleanDefinition } from './cleanDefinition';
import { seededForms } from './seededForms';
import { addForm, allForms, changeForm, formAnswer, seedForms, versionsOf } from './storedForms';

/** Forms by their newest version, and the calls by which an administrator makes and changes them and is told what is odd. */
export async function serveForms(app: App): Promise<void> {
  const { db } = app;
  await seedForms(db, seededForms);

  serve(app, routes.form, ({ params: { slug }, query: { version } }) =>
    formAnswer(db, slug, version === undefined ? undefined : Number(version)),
  );
  serve(app, routes.forms, () => allForms(db));
  serve(app, routes.formVersions, ({ params }) => versionsOf(db, params.slug));
  const schema = formSchema();
  serve(app, routes.formSchema, () => schema);

  serve(app, routes.newForm, async ({ body, session }) => ({
    ...(await addForm(db, { ...body, json: cleanDefinition(body.json) }, session.userId)),
    warnings: lintForm(body.json),
  }));
  serve(app, routes.changeForm, async ({ params, body, session }) => {
    const change = body.field === 'title' ? { title: body.newValue } : { json: cleanDefinition(body.newValue) };
    return {
      ...(await changeForm(db, params.slug, change, session.userId, body.from)),
      warnings: body.field === 'json' ? lintForm(body.newValue) : [],
    };
  });
}
