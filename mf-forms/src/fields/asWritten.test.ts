import {
  type Campus,
  type FieldDefinition,
  type FieldModel,
  own,
  readDate,
  type StoredForm,
} from '@forms/shared/contract';
import { createFormEngine } from '../engine/formEngine';
import asWritten from './asWritten.json';
import { dateMeant } from './date/dateMeant';

/**
 * Dates, telephone numbers, postcodes, candidate numbers, amounts and numbers as people write them. `means` is what is sent, `choices` what
 * the person is asked to choose from, `nothing` is refused. What a person would know and we do not is `unread`: with
 * what is sent instead, or null where it is refused.
 */
interface Written {
  what: 'date' | 'phone' | 'postcode' | 'uci' | 'uln' | 'amount' | 'number';
  /** Which date is asked for, or at which campus. */
  where: string;
  written: string[];
  means?: string;
  choices?: string[];
  unread?: string | null;
  nothing?: true;
}
const table = asWritten as Written[];
const TODAY = '2026-11-23';

const limits: Record<string, FieldDefinition['validation']> = {
  birth: { dob: true },
  future: { minValue: true },
  past: { maxValue: true },
  any: {},
};
const fields: Record<Exclude<Written['what'], 'date'>, FieldDefinition> = {
  phone: { name: 'phone', type: 'input', validation: { phone: true, minLength: 7, maxLength: 20 } },
  postcode: { name: 'postcode', type: 'input', autocomplete: 'billing postal-code', maxlength: 12 },
  uci: { name: 'uci', type: 'input', validation: { alphaNum: true, minLength: 13, maxLength: 13 } },
  amount: { name: 'rate', type: 'input', validation: { currency: true } },
  number: { name: 'hours', type: 'input', validation: { decimal: true } },
  uln: { name: 'uln', type: 'input', validation: { numeric: true, minLength: 10, maxLength: 10 } },
};

/** What is sent where somebody types this, what they are asked, or null where it is refused. */
function outcome({ what, where }: Written, text: string): unknown {
  if (what !== 'date') return sent(fields[what], where as Campus, text);
  const definition: FieldDefinition = { name: 'day', type: 'date', validation: limits[where] };
  const known = readDate(text.trim());
  const meant = known ? { date: known } : dateMeant(text, definition, TODAY);
  if ('date' in meant) return meant.date;
  return 'choices' in meant ? meant.choices : null;
}

function sent(field: FieldDefinition, campus: Campus, text: string): unknown {
  const form: StoredForm = {
    slug: 'test',
    title: 'Test',
    version: 1,
    json: { header: { title: 'Test' }, pages: [{ name: 'page', title: 'Page', fields: [field] }] },
  };
  const { model, store, payload } = createFormEngine(form, undefined, campus);
  const node = model.nodes.get(`page.${field.name}`) as FieldModel;
  store.change(node, text);
  expect(own(own(store.values(), 'page'), field.name)).toBe(text);
  return store.check([node]).length > 0 ? null : payload()[0]?.values[field.name];
}

const every = table.flatMap((row) =>
  row.written.map((text) => ({ ...row, text, expected: row.means ?? row.choices ?? row.unread ?? null })),
);

test('none of what people write is misread: it is understood, asked about, or refused', () => {
  const misread = every
    .map((row) => ({
      what: row.what,
      where: row.where,
      text: row.text,
      expected: row.expected,
      is: outcome(row, row.text),
    }))
    .filter(({ expected, is }) => JSON.stringify(is) !== JSON.stringify(expected));
  expect(misread).toEqual([]);
});

test('of 500 and more that mean something, at least 98 of 100 are understood', () => {
  const meaning = every.filter((row) => !row.nothing);
  const unread = meaning.filter((row) => row.unread !== undefined);
  expect(meaning.length).toBeGreaterThanOrEqual(500);
  expect(unread.length / meaning.length).toBeLessThanOrEqual(0.02);
});
