import { own, type PathError, routes } from '@forms/shared/contract';
import { checkDefinition, formSchema, lintForm } from '@forms/shared/contract/definitions';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { cleanDefinition } from './cleanDefinition';
import { formReferences } from './references';
import { seededForms } from './seededForms';
import { addForm, allForms, changeForm, formAnswer, seedForms, versionsOf } from './storedForms';

/** Forms by their newest version, and the calls by which an administrator makes and changes them: what can’t work is refused, what is odd told. */
export async function serveForms(app: App): Promise<void> {
  const { db } = app;
  await seedForms(db, seededForms());

  serve(app, routes.form, ({ params: { slug }, query: { version } }) =>
    formAnswer(db, slug, version === undefined ? undefined : Number(version)),
  );
  serve(app, routes.forms, () => allForms(db));
  serve(app, routes.formVersions, ({ params }) => versionsOf(db, params.slug));
  serve(app, routes.formSchema, async () => formSchema(await formReferences(db)));
  serve(app, routes.formReferences, () => formReferences(db));

  /** What the linter finds that can't work in the definition that a body has under that key. */
  async function errorsIn(body: unknown, key: 'json' | 'newValue'): Promise<PathError[]> {
    const { findings } = checkDefinition(own(body, key), await formReferences(db));
    return findings
      .filter(({ severity }) => severity === 'error')
      .map(({ path, message }) => ({ path: path ? `${key}.${path}` : key, message }));
  }
  serve(
    app,
    routes.newForm,
    async ({ body, session }) => ({
      ...(await addForm(db, { ...body, json: cleanDefinition(body.json) }, session.userId)),
      warnings: lintForm(body.json, await formReferences(db)),
    }),
    (body) => errorsIn(body, 'json'),
  );
  serve(
    app,
    routes.changeForm,
    async ({ params, body, session }) => {
      const change = body.field === 'title' ? { title: body.newValue } : { json: cleanDefinition(body.newValue) };
      return {
        ...(await changeForm(db, params.slug, change, session.userId, body.from)),
        warnings: body.field === 'json' ? lintForm(body.newValue, await formReferences(db)) : [],
      };
    },
    async (body) => (own(body, 'field') === 'json' ? errorsIn(body, 'newValue') : []),
  );
}
