import { type Finding, own, routes } from '@forms/shared/contract';
import { checkDefinition, formSchema } from '@forms/shared/contract/definitions';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { cleanDefinition } from './cleanDefinition';
import { formReferences } from './references';
import { checkSeededForm, seededForms } from './seededForms';
import { addForm, allForms, changeForm, formAnswer, formsAt, seedForms, versionsOf } from './storedForms';

/** Forms by their newest version, and the calls by which an administrator makes and changes them: what can’t work is refused, what is odd told. */
export async function serveForms(app: App): Promise<void> {
  const { db } = app;
  await seedForms(db, seededForms(), checkSeededForm);
  app.paths.add('forms', (paths) => formsAt(db, paths));

  serve(app, routes.form, ({ params: { slug }, query }) => formAnswer(db, slug, query));
  serve(app, routes.forms, () => allForms(db));
  serve(app, routes.formVersions, ({ params }) => versionsOf(db, params.slug));
  serve(app, routes.formSchema, async () => formSchema(await formReferences(db)));
  serve(app, routes.formReferences, () => formReferences(db));

  /** What the linter finds in the definition that a body has under that key; errors with their path in the body. */
  async function findingsIn(body: unknown, key: 'json' | 'newValue'): Promise<Finding[]> {
    const { findings } = checkDefinition(own(body, key), await formReferences(db));
    return findings.map((each) =>
      each.severity === 'error' ? { ...each, path: each.path ? `${key}.${each.path}` : key } : each,
    );
  }
  serve(
    app,
    routes.newForm,
    async ({ body, session, warnings }) => {
      const path = `/${body.slug}`;
      const owner = (await app.paths.ofOthers('forms', [path])).get(path);
      if (owner) throw new HttpError(409, 'taken', `The page ${path} is that of ${owner} already.`);
      return { ...(await addForm(db, { ...body, json: cleanDefinition(body.json) }, session.userId)), warnings };
    },
    (body) => findingsIn(body, 'json'),
  );
  serve(
    app,
    routes.changeForm,
    async ({ params, body, session, warnings }) => {
      const change = body.field === 'title' ? { title: body.newValue } : { json: cleanDefinition(body.newValue) };
      return { ...(await changeForm(db, params.slug, change, session.userId, body.from)), warnings };
    },
    async (body) => (own(body, 'field') === 'json' ? findingsIn(body, 'newValue') : []),
  );
}
