import type { Campus, TrackingStatus } from '@forms/shared/contract';
import type { Generated } from 'kysely';
import type { YesNo } from '../../platform/database/tables';

declare module '../../platform/database/tables' {
  interface Tables {
    contacts: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      mobile: string;
      message: string;
      page: string;
      /** The campus of that page, in whose language it is answered; null where nobody knows. */
      sentFrom: Generated<Campus | null>;
      sentAt: string;
      status: Generated<TrackingStatus>;
      suspect: YesNo;
      /** What it is found by, folded. */
      searched: Generated<string>;
      /** Who wrote it, folded: what it is sorted by. */
      named: Generated<string>;
    };
    /** What staff answered to a message. Its letter has the same id. */
    contactReplies: { id: string; contactId: string; html: string; author: string; madeAt: string };
  }
}
