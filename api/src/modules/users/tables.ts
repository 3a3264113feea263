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
    /** That an operator has reset an account, for the log. */
    accountReset: { userId: string; removesFactor: boolean };
  }
}
