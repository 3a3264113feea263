import {
  type AnswerScope,
  type Campus,
  DEFAULT_CAMPUS,
  type Draft,
  type FormModel,
  type FormValues,
  modelOf,
  type PageAnswers,
  type PageModel,
  payloadOf,
  type StoredForm,
  today,
  type Visibility,
} from '@forms/shared/contract';
import { meaningIn } from '../meaning/meaningIn';
import { ruleMessages } from '../words/say';
import { atCampus } from './atCampus';
import { createFieldStore, type FieldStore } from './fieldStore';
import { formValidator } from './formValidator';

/** A form being filled in, on the version with which it began. */
export interface FormEngine {
  form: StoredForm;
  model: FormModel;
  store: FieldStore<FormValues>;
  /** The pages that show now; the same list until that changes. */
  pages(): readonly PageModel[];
  /** The form as conditions and rules read it now. */
  scope(): AnswerScope;
  /** Takes over a draft's answers; what they say of fields that this version does not have is left. */
  resume(draft: Pick<Draft, 'pages'>): void;
  /** The answers as they are submitted now. */
  payload(): PageAnswers[];
  /** The same as people typed them, to be read through. */
  typed(): PageAnswers[];
}

/**
 * Begins a form as it is at a campus, with the answers of a draft where there is one. What is typed is understood as people of the campus
 * mean it, and what is wrong with it said in the language of the page. Rules and conditions read the `day`.
 */
export function createFormEngine(
  form: StoredForm,
  draft?: Pick<Draft, 'pages'>,
  campus: Campus = DEFAULT_CAMPUS,
  day: () => string = today,
): FormEngine {
  const definition = atCampus(form.json, campus);
  const model = modelOf(definition, meaningIn(campus), ruleMessages());
  const validate = formValidator(model, day);
  let visibility: Visibility = new Set();
  let pages: readonly PageModel[] = [];

  const store = createFieldStore<FormValues>({
    fields: model.pages.flatMap((page) => page.fields),
    initial: startingValues(model),
    pathOf: ({ key }) => key,
    validate: (values) => {
      const validated = validate(values);
      if (validated.visibility !== visibility) pages = model.pages.filter(({ key }) => validated.visibility.has(key));
      visibility = validated.visibility;
      return validated;
    },
  });
  const resume = (draft: Pick<Draft, 'pages'>) =>
    store.resume(Object.fromEntries(draft.pages.map(({ name, values }) => [name, values])));
  if (draft) resume(draft);
  const scope = () => ({ values: store.values(), visibility, today: day() });
  return {
    form,
    model,
    store,
    pages: () => pages,
    scope,
    resume,
    payload: () => payloadOf(model, scope()),
    typed: () => payloadOf(modelOf(definition), scope()),
  };
}

/** The values that the definition gives its fields to begin with. */
function startingValues(model: FormModel): FormValues {
  const given = ({ fields }: PageModel) =>
    fields
      .filter(({ definition }) => definition.value !== undefined && definition.value !== null)
      .map(({ name, definition }) => [name, definition.value]);
  return Object.fromEntries(model.pages.map((page) => [page.key, Object.fromEntries(given(page))]));
}
