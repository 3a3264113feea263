import { ALL, statusNames } from '@forms/shared/contract';

/** The tabs of a list: all, then one for each status that its entries may have, in that order. */
export const tabsOf = (statuses: readonly (keyof typeof statusNames)[]): readonly { key: string; label: string }[] => [
  { key: ALL, label: 'All' },
  ...statuses.map((status) => ({ key: status, label: statusNames[status] })),
];
