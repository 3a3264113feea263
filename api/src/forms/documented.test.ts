import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newForm } from '@forms/shared/contract';
import { lintForm } from '@forms/shared/contract/definitions';

const page = readFileSync(join(__dirname, '../../../docs/form-definitions.md'), 'utf8');

test('The form that the documentation begins with can be saved as it stands, and nothing is odd in it.', () => {
  const json: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
  const form = newForm.parse({ slug: 'open-day', title: 'Open day', json });
  expect(lintForm(form.json)).toEqual([]);
});
