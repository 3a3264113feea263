import { type BulkSelection, type EnquirySummary, enquiryFilter, SEARCH_HEADER } from '@forms/shared/contract';
import type { SelectedRows } from '@forms/shared/platform/ui/list';

/** The enquiries that are selected in the list, as calls take them. */
export function selectionOf({ rows, all }: SelectedRows<EnquirySummary>): BulkSelection {
  if (!all) return { kind: 'picked', rows: rows.map(({ id, version }) => ({ id, version })) };
  const { query, headers = {} } = all.asked;
  return {
    kind: 'matching',
    filter: enquiryFilter.parse(query),
    searched: decodeURIComponent(headers[SEARCH_HEADER] ?? ''),
    except: [...all.except],
    count: all.count,
  };
}
