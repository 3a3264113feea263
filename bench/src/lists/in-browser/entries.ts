/** One entry of the list that every peer is given. */
export interface Entry {
  id: string;
  reference: string;
  name: string;
  email: string;
  form: string;
  status: string;
  /** Pence. */
  amount: number;
  submitted: string;
}

/** The columns, in order. */
export const columns = [
  { key: 'reference', title: 'Reference' },
  { key: 'name', title: 'Name' },
  { key: 'email', title: 'Email' },
  { key: 'form', title: 'Form' },
  { key: 'status', title: 'Status' },
  { key: 'amount', title: 'Amount' },
  { key: 'submitted', title: 'Submitted' },
] as const satisfies { key: keyof Entry; title: string }[];

const firstNames = ['José', 'Ana', 'Zoë', 'Oliver', 'Mei', 'Fátima', 'Søren', 'Amelia', 'Kwame', 'Ines'];
const lastNames = ['Sá', 'Brito', 'Carr', 'Hall', 'Lin', 'Okafor', 'Ødegaard', 'Wright', 'Mensah', 'Costa', 'Young'];
const forms = ['Exams registration', 'Tuition services', 'Pre-admission questionnaire', 'Tutor application'];
const statuses = ['New', 'In progress', 'Completed', 'Declined', 'No response'];

/** The name of the one entry that the search looks for. */
export const SOUGHT = 'Xanthippe';

const COUNT = 10_000;

/** They are in no order, and the same each time. */
function entriesInNoOrder(): Entry[] {
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const of = (words: readonly string[]) => words[random(words.length)] ?? '';
  const soughtAt = Math.floor(COUNT * 0.7);
  return Array.from({ length: COUNT }, (_, at) => ({
    id: String(at),
    reference: `EX-${String(random(1_000_000)).padStart(6, '0')}`,
    name: `${at === soughtAt ? SOUGHT : of(firstNames)} ${of(lastNames)} ${random(10_000)}`,
    email: `person${at}@example.org`,
    form: of(forms),
    status: of(statuses),
    amount: random(200_000),
    submitted: new Date(Date.UTC(2026, 0, 1) + random(300 * 86_400) * 1000).toISOString(),
  }));
}

/** How people order names: every peer compares by it. */
export const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** What every list is given. */
export const entries = entriesInNoOrder();
