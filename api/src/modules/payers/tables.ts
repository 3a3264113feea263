import type { Campus } from '@forms/shared/contract';

export interface PayerTables {
  /**
   * Who pays for an enquiry, as its answers say, which are sealed: `payerId` is the account's, names and addresses stand in
   * clear as in `enquirySearch`, and change and go with it. `campus` is null where the answers say none.
   */
  enquiryPayers: {
    enquiryId: string;
    payerId: string;
    payerName: string;
    payerEmail: string;
    campus: Campus | null;
  };
}

declare module '../../platform/database/tables' {
  interface Tables extends PayerTables {}
}
