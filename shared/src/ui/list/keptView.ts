import { type PageSize, pageSizes } from '../../contract';

/** What a browser keeps of a list for the next visit: how it is looked at, nothing of what is in it. */
export interface KeptView {
  /** Each column's width by its key, in CSS pixels, once one was changed. */
  widths?: Record<string, number>;
  pageSize?: PageSize;
}

const place = (id: string) => `list:${id}`;

/** Empty where nothing was kept or it cannot be read. */
export function keptView(id: string): KeptView {
  try {
    const { widths, pageSize } = JSON.parse(localStorage.getItem(place(id)) ?? '{}') as Record<string, unknown>;
    const size = pageSizes.find((each) => each === pageSize);
    return { ...(areWidths(widths) ? { widths } : {}), ...(size ? { pageSize: size } : {}) };
  } catch {
    return {};
  }
}

export function keepView(id: string, view: KeptView): void {
  try {
    localStorage.setItem(place(id), JSON.stringify(view));
  } catch {
    // A browser that keeps nothing shows the list as it is made.
  }
}

const areWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
