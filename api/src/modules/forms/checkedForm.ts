import { type FormAsked, routes, type StoredForm, storedForm } from '@forms/shared/contract';
import { formIn } from '@forms/shared/contract/definitions';
import type { Tables } from '../../platform/database/tables';
import { AnswerText } from '../../platform/http/answerText';
import { Recent } from '../../platform/recent';

type Row = Pick<Tables['formVersions'], 'slug' | 'version' | 'title' | 'json'>;

/** A form out of the database, and the answer to whoever asks for it in some language, or with all its translations. */
interface CheckedForm {
  form: StoredForm;
  answer(asked: Pick<FormAsked, 'language' | 'translations'>): AnswerText;
}

/** To check a large form takes 2 ms; so many are known at a time. A version never changes, and its row is its key. */
const checked = new Recent<CheckedForm>(100);

/** Checks a form by its schema, unless the same row was checked before. Nobody may change what is handed out. */
export function checkedForm({ slug, version, title, json }: Row): CheckedForm {
  const key = [slug, version, title, json].join('\0');
  const known = checked.get(key);
  if (known) return known;
  const form = frozen(storedForm.parse({ slug, version, title, json: JSON.parse(json) }));
  const answers = new Map<string, AnswerText>();
  const answer: CheckedForm['answer'] = ({ language = 'en-GB', translations }) => {
    const name = translations ?? language;
    const known = answers.get(name);
    if (known) return known;
    const json = translations ? form.json : formIn(form.json, language);
    const made = new AnswerText(JSON.stringify(routes.form.answer.parse({ ...form, json })));
    answers.set(name, made);
    return made;
  };
  const found = { form, answer };
  checked.set(key, found);
  return found;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}
