import { PAGE_SIZE } from '../../../contract';
import { savedView } from './savedView';

/** What a list that comes by pages is asked for, as its call takes it. */
export interface AskedOfList {
  query: Record<string, string>;
  headers?: Record<string, string>;
}

/**
 * What a list asks for that is opened at an address with these parts; nothing where that is a view's, which has to be
 * known first.
 */
export const askedAtFirst = (id: string, params: URLSearchParams): AskedOfList | undefined =>
  params.has('view')
    ? undefined
    : { query: { ...Object.fromEntries(params), size: String(savedView(id).pageSize ?? PAGE_SIZE) } };
