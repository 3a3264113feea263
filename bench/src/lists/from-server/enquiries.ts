/** What every list asks at a time. */
export const PAGE = 50;

/** What the lists show of an enquiry, as `/api/enquiries` answers it. */
export interface Enquiry {
  id: string;
  reference: string;
  name: string;
  email: string;
  formTitle: string;
  status: string;
  /** Pence. */
  amount: number | null;
  submittedAt: string;
}

/** The columns, in order; by the first of them rows are told apart. */
export const columns = [
  { key: 'reference', title: 'Reference' },
  { key: 'name', title: 'Name' },
  { key: 'email', title: 'Email' },
  { key: 'formTitle', title: 'Form' },
  { key: 'status', title: 'Status' },
  { key: 'amount', title: 'Amount' },
  { key: 'submittedAt', title: 'Submitted' },
] as const satisfies { key: keyof Enquiry; title: string }[];

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
export const poundsOf = (pence: number | null) => (pence === null ? '' : pounds.format(pence / 100));

/** What a page of enquiries is asked for by. */
export interface Asked {
  sort?: 'name' | undefined;
  search?: string;
  /** Where it begins, as an earlier answer named it. */
  place?: string | null | undefined;
}
export interface Page {
  rows: Enquiry[];
  last: string | null;
  /** How many there are in all. */
  counts: { all: number };
}

/** Asks for a page, with nothing of ours: what anybody would write. `site` is for who asks from elsewhere than its pages. */
export async function askForPage(
  { sort, search, place }: Asked,
  { site = '', headers = {} }: { site?: string; headers?: Record<string, string> } = {},
): Promise<Page> {
  const query = new URLSearchParams({ size: String(PAGE), ...(sort && { sort }), ...(place && { place }) });
  const sent = { ...headers, ...(search && { 'List-Search': encodeURIComponent(search) }) };
  const answer = await fetch(`${site}/api/enquiries?${query}`, { headers: sent });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return answer.json() as Promise<Page>;
}
