import { askedRules, type Campus, type FieldDefinition, type MeaningOf, tidy } from '@forms/shared/contract';
import { amountMeant } from './amountMeant';
import { codeMeant } from './codeMeant';
import { decimalMeant } from './decimalMeant';
import { phoneMeant } from './phoneMeant';
import { postcodeMeant } from './postcodeMeant';

/**
 * How a page of this campus understands what is typed: the one place that says what an answer means, before it is
 * validated, compared and sent. The answer itself stays as it was typed.
 */
export const meaningIn =
  (campus: Campus): MeaningOf =>
  (field) => {
    const read = readerOf(field, campus);
    return read
      ? (value) => {
          const given = tidy(value);
          return typeof given === 'string' && given !== '' ? read(given) : given;
        }
      : tidy;
  };

function readerOf(field: FieldDefinition, campus: Campus): ((text: string) => string) | undefined {
  if (field.type !== 'input') return undefined;
  const rules = askedRules(field);
  if (rules.has('phone')) return (text) => phoneMeant(text, campus);
  if (rules.has('currency')) return (text) => amountMeant(text, campus);
  if (rules.has('decimal')) return (text) => decimalMeant(text, campus);
  if (/(^| )postal-code$/.test(field.autocomplete ?? '')) return (text) => postcodeMeant(text, campus);
  const length = Number(rules.get('maxLength'));
  const isCode = rules.has('numeric') || rules.has('alphaNum');
  if (!isCode || length !== rules.get('minLength')) return undefined;
  return field.name === 'uci' ? (text) => codeMeant(text, length).toUpperCase() : (text) => codeMeant(text, length);
}
