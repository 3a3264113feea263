import { capital } from '@forms/shared/contract';

/** The name of a call as words: `erasePersonalData` as `Erase personal data`. */
export function callSaid(name: string): string {
  const said = names[name];
  if (said) return said;
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return capital(words);
}

/** Where the name alone would not tell. */
const names: Readonly<Record<string, string>> = {
  startSession: 'Sign in',
  endSession: 'Sign out',
  endOwnSession: 'Sign out of another browser',
  endAllSessions: 'Sign out everywhere',
  linkForUser: 'Make a sign-in link',
  personalData: 'Look up personal data',
  fileContent: 'Open a file',
  fileAsPdf: 'Open a file as PDF',
};
