import type { Language } from '@forms/shared/contract';
import type { Generated } from 'kysely';
import type { YesNo } from '../../platform/database/tables';

declare module '../../platform/database/tables' {
  interface Tables {
    /** `roles` and `areas` are JSON lists of the contract's. */
    users: {
      id: string;
      email: string;
      name: string;
      roles: string;
      areas: Generated<string>;
      passwordHash: string;
      active: Generated<YesNo>;
      lastSignIn: string | null;
      /** Whether they are written to about notes that are for them. */
      noteLetters: Generated<YesNo>;
    };
    /**
     * Of each who was invited by letter; the newest of somebody's is the one that counts. `tokenHash` is that of its letter's
     * link, null until that is written; `invitedBy` is an account. A letter that waits is the job of the same id.
     */
    invitations: {
      id: string;
      userId: string;
      tokenHash: string | null;
      language: Language;
      invitedBy: string;
      invitedAt: string;
      expiresAt: string;
      sentAt: string | null;
      acceptedAt: string | null;
      withdrawnAt: string | null;
    };
    loginTokens: { tokenHash: string; userId: string; expiresAt: string; setsPassword: YesNo };
    /** The secret of an app that shows codes, sealed where there is a key. No code of `usedStep` or before is taken again. */
    secondFactors: { userId: string; secret: string; since: string; usedStep: number };
    /** Each is taken once, in place of a code of the app. */
    recoveryCodes: { codeHash: string; userId: string };
  }
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    invitationLetter: { invitationId: string };
    /** That an operator has reset an account, for the log. */
    accountReset: { userId: string; removesFactor: boolean };
  }
}
