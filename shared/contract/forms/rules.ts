import { characters, comparable, distinct, isEmpty, isTable, numberIn, own, plainTextOf } from './answers';
import { ageOn, readDate } from './dates';
import type { FieldDefinition, Validation } from './field';
import { answerKindOf, typeOfField, typesAnswering } from './fieldTypes';
import { YOUNGEST_AGE } from './messages';
import { readOption } from './options';
import * as english from './ruleMessages';

/** What a person reads when a rule fails, by the rule, in one language. */
export type RuleMessages = { readonly [Name in keyof typeof english]: Worded<(typeof english)[Name]> };
type Worded<Message> = Message extends (...given: infer Given) => string ? (...given: Given) => string : string;

/** What rules need besides the value: the day, `YYYY-MM-DD`, and the field that `sameAs` names. */
export interface RuleContext {
  today: string;
  /** The other field's value; `HIDDEN` while nobody can see it. */
  read(name: string): unknown;
}
/** In the place of the value of a field that does not show: what is not asked cannot be matched. */
export const HIDDEN = Symbol('hidden');

/** One compiled rule: a message where the value fails it. Values come trimmed. */
export type Rule = (value: unknown, context: RuleContext) => string | undefined;

/** The message of the first rule that fails, in the contract's order: one message a field. */
export function errorIn(rules: readonly Rule[], value: unknown, context: RuleContext): string | undefined {
  for (const rule of rules) {
    const error = rule(value, context);
    if (error) return error;
  }
  return undefined;
}

/** A field's rules, in the order in which they are asked. `labelOf` gives the words for another field. */
export function rulesOf(
  field: FieldDefinition,
  labelOf: (name: string) => string,
  messages: RuleMessages = english,
): Rule[] {
  const asked = { ...implied(field), ...field.validation };
  const rules: Rule[] = [];
  const add = (name: string, make: (setting: unknown) => Rule | undefined) => {
    const { value, message } = settingOf(asked[name]);
    const rule = isOff(value) ? undefined : make(value);
    if (rule) rules.push(message ? (...given) => rule(...given) && message : rule);
  };

  for (const [name, make] of ruleMakers) add(name, (setting) => make(setting, { field, labelOf, messages }));
  for (const name of Object.keys(asked)) if (!knownRules.has(name)) add(name, () => whenGiven(() => messages.unknown));
  return answerKindOf(field.type) === 'richText' ? rules.map(ofPlainText) : rules;
}

/** Rich text is validated by its words. */
const ofPlainText =
  (rule: Rule): Rule =>
  (value, context) =>
    rule(plainTextOf(text(value)), context);

/** What a field's type and own properties ask for without a line in `validation`. */
const implied = ({ type, required, maxlength, options }: FieldDefinition): Validation & Record<string, unknown> => ({
  ...(required ? { required } : {}),
  ...Object.fromEntries((typeOfField(type)?.rules ?? []).map((rule) => [rule, true])),
  ...(choosing.has(type) && options ? { offered: true } : {}),
  ...(maxlength ? { maxLength: maxlength } : {}),
});

const isOff = (setting: unknown) => setting === undefined || setting === null || setting === false;

function settingOf(rule: unknown): { value: unknown; message?: string } {
  const isWorded = typeof rule === 'object' && rule !== null && 'value' in rule;
  return isWorded ? (rule as { value: unknown; message?: string }) : { value: rule };
}

/** What a field asks of its answer, by the rule's name: its own rules, and those of its type and properties. */
export const askedRules = (field: FieldDefinition): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries({ ...implied(field), ...field.validation })
      .map(([name, rule]): [string, unknown] => [name, settingOf(rule).value])
      .filter(([, value]) => !isOff(value)),
  );

/** Whether a field must be answered. */
export const isRequired = (field: FieldDefinition): boolean =>
  !isOff(settingOf(field.validation?.required ?? field.required).value);

/** What a rule is made for: its field, how other fields are called, and the words of its messages. */
interface Place {
  field: FieldDefinition;
  labelOf(name: string): string;
  messages: RuleMessages;
}
type MakeRule = (setting: unknown, place: Place) => Rule | undefined;

/** Every rule but `required` passes on an empty value. */
const whenGiven =
  (rule: Rule): Rule =>
  (value, context) =>
    isEmpty(value) ? undefined : rule(value, context);

const failing =
  (fails: (value: unknown, context: RuleContext) => boolean, message: string): Rule =>
  (value, context) =>
    fails(value, context) ? message : undefined;

const unless = (passes: (value: unknown, context: RuleContext) => boolean, message: string): Rule =>
  whenGiven(failing((value, context) => !passes(value, context), message));

const text = (value: unknown) => comparable(value) ?? '';
/** A message that says nothing of the rule's value. */
type PlainMessage = {
  [Name in keyof RuleMessages]: RuleMessages[Name] extends string ? Name : never;
}[keyof RuleMessages];
const pattern =
  (form: RegExp, message: PlainMessage): MakeRule =>
  (_, { messages }) =>
    unless((value) => form.test(text(value)), messages[message]);

const choosing: ReadonlySet<string> = new Set(typesAnswering('choice', 'choices', 'leadOrigin'));

/** Every value chosen is one of the field's options; as everywhere, `1` and `"1"` are the same. */
const offered: MakeRule = (_, { field: { type, options = [] }, messages }) => {
  const known = new Set(options.map((option) => String(readOption(option).value)));
  return unless((value) => {
    const chosen = answerKindOf(type) === 'leadOrigin' ? own(value, 'leadOrigin') : value;
    return [chosen].flat().every((each) => isEmpty(each) || known.has(text(each)));
  }, messages.notAnOption);
};

const required: MakeRule = (_, { field: { type }, messages }) => {
  if (typeOfField(type)?.agrees) return failing((value) => value !== true, messages.agreement);
  if (answerKindOf(type) === 'leadOrigin') {
    return failing((value) => isEmpty((value as { leadOrigin?: unknown } | null)?.leadOrigin), messages.required);
  }
  return failing(isEmpty, messages.required);
};

/**
 * The pattern that WHATWG gives `<input type=email>`, with letters of any script as RFC 6531 and 5890 have them, a dot in
 * the domain, no dot at either end of the local part nor two in a row, and no longer than mail servers take.
 */
const mailbox = (() => {
  const word = "[\\p{L}\\p{M}\\p{N}_!#$%&'*+/=?^`{|}~-]+";
  const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
  return new RegExp(`^${word}(?:\\.${word})*@${label}(?:\\.${label})+$`, 'u');
})();
const LONGEST_EMAIL = 254;
/** Whether a letter can be addressed to it. */
export const isEmail = (value: unknown): boolean => text(value).length <= LONGEST_EMAIL && mailbox.test(text(value));

const dateRule = (passes: (date: string, today: string) => boolean, message: string, noDate: string): Rule =>
  whenGiven((value, { today }) => {
    const date = readDate(text(value));
    if (date === undefined) return noDate;
    return passes(date, today) ? undefined : message;
  });

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

const bounds = (setting: unknown): [number, number] =>
  Array.isArray(setting) ? [Number(setting[0]), Number(setting[1])] : [Number.NaN, Number.NaN];

const isUploading = (files: unknown) =>
  Array.isArray(files) && files.some((file) => own(file, 'pending') !== undefined);

/** What a length or a count is called: files are uploaded, entries added, characters written. */
function measured(field: FieldDefinition, value: unknown) {
  const list = Array.isArray(value) ? value : [];
  if (answerKindOf(field.type) === 'files') return { size: distinct(list).length, noun: 'Files' as const };
  if (isTable(field)) return { size: list.length, noun: 'Entries' as const };
  if (Array.isArray(value)) return { size: distinct(list).length, noun: 'Entries' as const };
  return { size: characters(text(value)), noun: 'Characters' as const };
}

const between: MakeRule = (setting, { field, messages }) => {
  const [least, most] = bounds(setting);
  return whenGiven((value) => {
    const { size, noun } = measured(field, value);
    const counted = noun === 'Characters' ? numberIn(value) : size;
    const name = noun === 'Characters' ? 'Numbers' : noun;
    return counted >= least && counted <= most ? undefined : messages[`between${name}`](least, most);
  });
};

/** Addresses match however their letters are written, as mail servers take them. */
const sameAs: MakeRule = (setting, { field, labelOf, messages }) => {
  const { field: other, label } = comparison(setting);
  const message = messages.sameAs(label ?? labelOf(other));
  const written = askedRules(field).has('email') ? (value: unknown) => text(value).toLowerCase() : text;
  return unless((value, { read }) => {
    const others = read(other);
    return others === HIDDEN || written(value) === written(others);
  }, message);
};

const comparison = (setting: unknown) =>
  typeof setting === 'string' ? { field: setting, label: undefined } : (setting as { field: string; label: string });

/** The name of the field that a `sameAs` rule compares with. */
export function comparedField(field: FieldDefinition): string | undefined {
  const { value } = settingOf(field.validation?.sameAs);
  return isOff(value) ? undefined : comparison(value).field;
}

/**
 * The rules by name, in the order in which they are asked: required, type, length and count, pattern, range, sameAs. The
 * pattern comes before the range, since only what is written as a number can be too small.
 */
const ruleMakers: [name: string, make: MakeRule][] = [
  ['required', required],
  ['email', (_, { messages }) => unless(isEmail, messages.email)],
  ['date', (_, { messages: { date } }) => dateRule(() => true, date, date)],
  ['time', (_, { messages }) => unless((value) => time.test(text(value)), messages.time)],
  ['dob', (_, { messages: { dob, date } }) => dateRule((birth, on) => ageOn(birth, on) >= YOUNGEST_AGE, dob, date)],
  ['offered', offered],
  ['uploaded', (_, { messages }) => unless((files) => !isUploading(files), messages.uploading)],
  [
    'minLength',
    (least, { field, messages }) =>
      whenGiven((value) => {
        const { size, noun } = measured(field, value);
        return size >= Number(least) ? undefined : messages[`min${noun}`](Number(least));
      }),
  ],
  [
    'maxLength',
    (most, { field, messages }) =>
      whenGiven((value) => {
        const { size, noun } = measured(field, value);
        return size <= Number(most) ? undefined : messages[`max${noun}`](Number(most));
      }),
  ],
  ['alpha', pattern(/^[\p{L}\p{M}]+$/u, 'alpha')],
  ['alphaSpace', pattern(/^[\p{L}\p{M} ]+$/u, 'alphaSpace')],
  ['alphaNum', pattern(/^[\p{L}\p{M}0-9]+$/u, 'alphaNum')],
  ['alphaNumSpace', pattern(/^[\p{L}\p{M}0-9 ]+$/u, 'alphaNumSpace')],
  ['numeric', pattern(/^\d+$/, 'numeric')],
  ['integer', pattern(/^-?\d+$/, 'integer')],
  ['decimal', pattern(/^-?(\d+(\.\d+)?|\.\d+)$/, 'decimal')],
  ['currency', pattern(/^\d+(\.\d{1,2})?$/, 'currency')],
  ['phone', pattern(/^[\d+]+$/, 'phone')],
  ['between', between],
  [
    'minValue',
    (least, { field: { type }, messages }) =>
      answerKindOf(type) === 'date'
        ? dateRule((date, today) => date > today, messages.futureDate, messages.date)
        : unless((value) => numberIn(value) >= Number(least), messages.minValue(Number(least))),
  ],
  [
    'maxValue',
    (most, { field: { type }, messages }) =>
      answerKindOf(type) === 'date'
        ? dateRule((date, today) => date <= today, messages.pastDate, messages.date)
        : unless((value) => numberIn(value) <= Number(most), messages.maxValue(Number(most))),
  ],
  ['sameAs', sameAs],
];
/** Every rule by its name. */
export const ruleNames: readonly string[] = ruleMakers.map(([name]) => name);
const knownRules: ReadonlySet<string> = new Set(ruleNames);
