import type { useLocation } from '@forms/shared/platform/routing';

/**
 * What a page's scroll position is remembered by: its entry in the history. The router calls the first page of every
 * load the same, so that a form opened at its address stood where another had been left.
 */
export const scrollKey = ({ key, pathname }: ReturnType<typeof useLocation>): string =>
  key === 'default' ? pathname : key;
