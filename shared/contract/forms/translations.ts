import type { Language } from '../product';
import type { AskedDocument } from './askedDocument';
import type { FieldDefinition, OptionInput, Validation } from './field';
import type { FormDefinition } from './form';
import type { TranslatedLanguage } from './translationTable';

/** Words a text anew; one that is a country's name comes with its ISO code. */
type Say = (text: string, country?: string) => string;

/** A form with each of its texts as `say` has it, and without its translations. What answers are kept as stays. */
export function wordedBy(form: FormDefinition, say: Say): FormDefinition {
  const { translations, documents, submit, ...rest } = form;
  const { title, caption } = form.header;
  return {
    ...rest,
    header: { title: say(title), ...(caption === undefined ? {} : { caption: say(caption) }) },
    pages: form.pages.map((page) => ({
      ...page,
      title: say(page.title),
      fields: page.fields.map((field) => fieldBy(field, say)),
    })),
    ...(submit && { submit: submit.success === undefined ? submit : { ...submit, success: say(submit.success) } }),
    ...(documents && { documents: documents.map((document) => documentBy(document, say)) }),
  };
}

/** What of a field is read by people. */
const texts = ['label', 'title', 'caption', 'text', 'html'] as const;

function fieldBy(field: FieldDefinition, say: Say): FieldDefinition {
  const said = texts.flatMap((name) => (field[name] === undefined ? [] : [[name, say(field[name])]]));
  return {
    ...field,
    ...Object.fromEntries(said),
    ...(field.options && { options: field.options.map((option) => optionBy(option, say)) }),
    ...(field.validation && { validation: validationBy(field.validation, say) }),
    ...(field.fields && { fields: field.fields.map((column) => fieldBy(column, say)) }),
  };
}

function optionBy(option: OptionInput, say: Say): OptionInput {
  if (typeof option === 'string') return say(option) === option ? option : { value: option, label: say(option) };
  if (typeof option !== 'object') return option;
  const named = ['label', 'name', 'title'].find((key) => key in option);
  const key = 'value' in option && typeof option.value === 'string' && /^[A-Z]{2}$/.test(option.value) && option.value;
  return named ? { ...option, [named]: say(String(option[named as keyof typeof option]), key || undefined) } : option;
}

/** A rule's own message, and what `sameAs` calls the other field. */
const validationBy = (validation: Validation, say: Say): Validation =>
  Object.fromEntries(
    Object.entries(validation).map(([rule, setting]) => {
      if (typeof setting !== 'object' || setting === null) return [rule, setting];
      const worded = Object.entries(setting).map(([key, value]) =>
        ['message', 'label'].includes(key) && typeof value === 'string' ? [key, say(value)] : [key, value],
      );
      return [rule, Array.isArray(setting) ? setting : Object.fromEntries(worded)];
    }),
  );

const documentBy = ({ title, text, ...document }: AskedDocument, say: Say): AskedDocument => ({
  ...document,
  title: say(title),
  ...(text === undefined ? {} : { text: say(text) }),
});

/** Every text of a form, once, in the order in which it stands there; without countries, whose names are known. */
export function textsOf(form: FormDefinition): string[] {
  const found = new Set<string>();
  wordedBy(form, (text, country) => {
    if (!country && /\p{L}/u.test(text)) found.add(text);
    return text;
  });
  return [...found];
}

const countries = new Intl.DisplayNames('pt-PT', { type: 'region' });

/** A form in the words of a language, as who fills it in is given it. */
export function formIn(form: FormDefinition, language: Language): FormDefinition {
  const known = language === 'en-GB' ? undefined : form.translations?.[language];
  return wordedBy(form, (text, country) => (known && (known[text] ?? (country && countries.of(country)))) || text);
}

/** The texts of a form that it does not say in a language. */
export const untranslatedIn = (form: FormDefinition, language: TranslatedLanguage): string[] =>
  textsOf(form).filter((text) => !form.translations?.[language]?.[text]);
