import { statusNames } from '@forms/shared/contract';
import type { Tab } from '@forms/shared/platform/ui/list';

/** A list's tabs: all, then one for each status that its entries may have, in that order. */
export const statusTabs = <Row>(
  statuses: readonly (keyof typeof statusNames)[],
  statusOf: (row: Row) => keyof typeof statusNames,
): readonly Tab<Row>[] => [
  { key: 'all', label: 'All', has: () => true },
  ...statuses.map((status) => ({
    key: status,
    label: statusNames[status],
    has: (row: Row) => statusOf(row) === status,
  })),
];
