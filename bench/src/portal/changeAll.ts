import {
  type BulkChange,
  type EnquiryFilter,
  isBulkUnderWay,
  type NewBulkChange,
  REQUEST_HEADER,
} from '../../../shared/contract';

/** Tags every enquiry of a filter, and takes that back. Answers how many milliseconds each took, and the change as it ended. */
export async function changeAll(
  address: string,
  staff: Record<string, string>,
  filter: EnquiryFilter,
  count: number,
): Promise<{ there: number; back: number; ended: BulkChange }> {
  const headers = { ...staff, [REQUEST_HEADER]: 'bench', 'content-type': 'application/json' };
  const body: NewBulkChange = {
    value: { field: 'tag', newValue: 'All of them' },
    selection: { kind: 'matching', filter, searched: '', except: [], count },
  };
  const post = async (path: string, sent?: object): Promise<BulkChange> => {
    const response = await fetch(`${address}/api/bulk-changes${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(sent ?? {}) },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<BulkChange>;
  };
  async function ended(begun: number): Promise<{ ms: number; change: BulkChange }> {
    for (;;) {
      // As the page asks.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const [change] = (await (await fetch(`${address}/api/bulk-changes`, { headers })).json()) as BulkChange[];
      if (change && !isBulkUnderWay(change.state)) return { ms: performance.now() - begun, change };
    }
  }
  const begun = performance.now();
  const { id } = await post('', body);
  const there = await ended(begun);
  const turned = performance.now();
  await post(`/${id}/undo`);
  const back = await ended(turned);
  return { there: there.ms, back: back.ms, ended: back.change };
}
