import type { Language } from '@forms/shared/contract';

declare module '../../platform/database/tables' {
  interface Tables {
    /** Until `setsPasswordUntil` the password may be set without the old one. */
    sessions: {
      idHash: string;
      userId: string;
      expiresAt: string;
      idleUntil: string;
      setsPasswordUntil: string | null;
    };
  }
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    passwordLetter: { email: string; language?: Language };
  }
}
