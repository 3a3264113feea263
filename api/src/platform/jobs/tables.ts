/** What each kind of job needs to know. */
export interface JobPayloads {
  /** `byStaff` where one of them sent it again: no limit holds it. */
  letter: { letterId: string; byStaff?: boolean };
  passwordLetter: { email: string };
  booking: { enquiryId: string };
  refund: { refundId: string };
  look: { paymentId: string };
  reconcile: { paymentId: string };
  scan: { fileId: string };
  conversion: { fileId: string };
  sweep: Record<string, never>;
  retention: Record<string, never>;
  /** That an operator has reset an account, for the log. */
  accountReset: { userId: string; removesFactor: boolean };
}
export type JobKind = keyof JobPayloads;
/** The kinds of work that hand a letter in. */
export const letterKinds: readonly JobKind[] = ['letter', 'passwordLetter'];

export interface JobTables {
  /**
   * Work that is still to be done, or was given up (`deadAt`). `lockedUntil` is the lease of the server that does it now:
   * if that dies, another takes it up. `payload` is JSON.
   */
  jobs: {
    id: string;
    kind: JobKind;
    payload: string;
    enquiryId: string | null;
    runAt: string;
    attempts: number;
    lockedUntil: string | null;
    lastError: string | null;
    deadAt: string | null;
  };
}
