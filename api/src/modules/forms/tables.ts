import type { Generated } from 'kysely';

/** One version of terms; `portuguese` is JSON of the contract's, `madeBy` an account, null with `madeAt` where they came with the product. */
export interface TermsState {
  slug: string;
  title: string;
  html: string;
  version: number;
  portuguese: string | null;
  madeBy: string | null;
  madeAt: string | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    /** One state of a form; the newest version is the form. `madeBy` is null where it came with the product. */
    formVersions: {
      slug: string;
      version: number;
      title: string;
      json: string;
      madeBy: string | null;
      madeAt: string;
    };
    /** The terms as they are. */
    terms: Omit<TermsState, 'version'> & { version: Generated<number> };
    /** What they were before. */
    termsVersions: TermsState;
    /** Which version of which terms an application accepted, and when. */
    termsAcceptances: { enquiryId: string; slug: string; version: number; acceptedAt: string };
  }
}
