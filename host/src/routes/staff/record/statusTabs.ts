import { ALL, statusNames } from '@forms/shared/contract';
import type { Tab } from '@forms/shared/platform/ui/list';

/** The tabs of a list that comes by pages: all, then one for each status that its entries may have, in that order. */
export const tabsOf = (statuses: readonly (keyof typeof statusNames)[]): readonly { key: string; label: string }[] => [
  { key: ALL, label: 'All' },
  ...statuses.map((status) => ({ key: status, label: statusNames[status] })),
];

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
