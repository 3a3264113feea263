/** One field of the form that every engine is given, in words that each turns into its own definition. */
export interface BenchField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'number' | 'select' | 'checkbox';
  /** Whether it shows only while the trigger is `REVEALING`. */
  isHidden: boolean;
}

/** The first field, whose answer shows those that are hidden. */
export const TRIGGER = 'field0';
export const REVEALING = 'x';
export const CHOICES = ['One', 'Two', 'Three'];

const kinds: BenchField['kind'][] = [...Array<'text'>(6).fill('text'), 'email', 'number', 'select', 'checkbox'];

/** `count` required fields, of which every fifth ten are hidden to begin with. */
export const fieldsOf = (count: number): BenchField[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `field${at}`,
    label: `Question ${at}`,
    kind: kinds[at % kinds.length] ?? 'text',
    isHidden: Math.floor(at / 10) % 5 === 4,
  }));

export const shownAtFirst = (count: number): number => fieldsOf(count).filter(({ isHidden }) => !isHidden).length;

/** The text field in the middle, in which keys are pressed. */
export function typedInto(count: number): string {
  const field = fieldsOf(count).find(({ kind, isHidden }, at) => at >= count / 2 && kind === 'text' && !isHidden);
  if (!field) throw new Error('A form without a text field cannot be typed into');
  return field.name;
}
