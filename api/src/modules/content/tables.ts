import type { Language } from '@forms/shared/contract';

/** One state of a page. `headerImage` is JSON of the contract's; `madeBy` is an account, null with `madeAt` where it came with the product. */
export interface PageState {
  slug: string;
  version: number;
  language: Language;
  title: string;
  subtitle: string;
  headerImage: string | null;
  html: string;
  madeBy: string | null;
  madeAt: string | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    /** The pages as they are. */
    contentPages: PageState;
    /** The states that they were in before. */
    pageVersions: PageState;
  }
}
