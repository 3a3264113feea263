/** What the answer of a field is: what it must be made of, and what rules, conditions and fees can do with it. */
export type AnswerKind =
  | 'text'
  | 'richText'
  | 'date'
  | 'time'
  | 'yesOrNo'
  | 'choice'
  | 'choices'
  | 'rows'
  | 'exams'
  | 'files'
  | 'leadOrigin'
  | 'none';

interface TypeOfField {
  answer: AnswerKind;
  /** What it asks for, for editors that show it beside the type's name. */
  means: string;
  /** Rules that its answer must pass without a line in `validation`. */
  rules?: readonly string[];
  /** Whether only Yes will do where it is required. */
  agrees?: boolean;
  /** Whether browsers can fill it in. */
  autocompletes?: boolean;
}

/** Every type of field, by its name in a definition. What draws each is mf-forms' affair. */
export const typesOfField = {
  input: { answer: 'text', means: 'One line of text', autocompletes: true },
  textarea: { answer: 'text', means: 'Several lines of text' },
  email: { answer: 'text', means: 'An email address', rules: ['email'], autocompletes: true },
  date: { answer: 'date', means: 'A date, typed or picked', rules: ['date'], autocompletes: true },
  time: { answer: 'time', means: 'A time of day, 24-hour', rules: ['time'], autocompletes: true },
  bool: { answer: 'yesOrNo', means: 'No or Yes' },
  checkbox: { answer: 'yesOrNo', means: 'A box to tick', agrees: true },
  select: { answer: 'choice', means: 'One of a list', autocompletes: true },
  'multi-select': { answer: 'choices', means: 'Any number of a list, searched', autocompletes: true },
  'multi-checkbox': { answer: 'choices', means: 'Any number of a few, as boxes' },
  'multi-radio': { answer: 'choice', means: 'One of a few, all in sight' },
  'multi-toggle': { answer: 'choices', means: 'Any number of a few, as buttons' },
  form: { answer: 'rows', means: 'A table of rows, each filled in by a form of its own' },
  'form-exams-api': { answer: 'exams', means: 'Exams to be entered for' },
  uploader: { answer: 'files', means: 'Files', rules: ['uploaded'] },
  html: { answer: 'richText', means: 'Formatted text' },
  leadOrigins: { answer: 'leadOrigin', means: 'How somebody heard of the college' },
  privacy: { answer: 'yesOrNo', means: 'Terms to read and agree to', agrees: true },
  section: { answer: 'none', means: 'A heading within a part' },
  header: { answer: 'none', means: 'A heading that begins a part' },
} as const satisfies Record<string, TypeOfField>;

export type FieldType = keyof typeof typesOfField;
export const fieldTypes = Object.keys(typesOfField) as [FieldType, ...FieldType[]];

/** What is known of a type; undefined of one that is none, which draws a notice. */
export const typeOfField = (type: string): TypeOfField | undefined =>
  Object.hasOwn(typesOfField, type) ? typesOfField[type as FieldType] : undefined;

/** What the answer of a field of this type is; undefined of a type that is none. */
export const answerKindOf = (type: string): AnswerKind | undefined => typeOfField(type)?.answer;

/** The types whose answer is of one of these kinds. */
export const typesAnswering = (...kinds: readonly AnswerKind[]): FieldType[] =>
  fieldTypes.filter((type) => kinds.includes(typesOfField[type].answer));
