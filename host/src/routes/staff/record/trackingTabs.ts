import { statusNames, type TrackingStatus, trackingStatuses } from '@forms/shared/contract';
import type { Tab } from '@forms/shared/ui/list';

/** A list's tabs by how far staff have come with its entries. */
export const trackingTabs = <Row>(trackingOf: (row: Row) => TrackingStatus): readonly Tab<Row>[] => [
  { key: 'all', label: 'All', has: () => true },
  ...trackingStatuses.map((status) => ({
    key: status,
    label: statusNames[status],
    has: (row: Row) => trackingOf(row) === status,
  })),
];
