import type { Generated } from 'kysely';

declare module '../../platform/database/tables' {
  interface Tables {
    /**
     * The secrets by which an enquiry's private page is opened, each letter's its own; only their hashes. The code that
     * was mailed last is good until `codeUntil`; `wrongCodes` counts all tries that failed.
     */
    applicationLinks: {
      linkHash: string;
      enquiryId: string;
      madeAt: string;
      codeHash: string | null;
      codeUntil: string | null;
      wrongCodes: Generated<number>;
    };
  }
}
