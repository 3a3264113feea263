export interface SecondFactorTables {
  /** The secret of an app that shows codes, sealed where there is a key. No code of `usedStep` or before is taken again. */
  secondFactors: { userId: string; secret: string; since: string; usedStep: number };
  /** Each is taken once, in place of a code of the app. */
  recoveryCodes: { codeHash: string; userId: string };
}
