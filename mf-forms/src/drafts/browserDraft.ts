import type { Draft, SavedDraft } from '@forms/shared/contract';

/** Unfinished work as this browser keeps it; with its link, once the person has asked for one. */
export interface BrowserDraft extends Draft {
  link?: SavedDraft | undefined;
  /** ISO 8601, by this device's clock. */
  savedAt: string;
}
export type Unsaved = Omit<BrowserDraft, 'savedAt'>;
