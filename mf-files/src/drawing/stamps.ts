/** The stamps that a person can choose from, by the names that the format gives them. */
export const stamps = ['Approved', 'NotApproved', 'Draft', 'Final', 'Confidential', 'ForComment'] as const;
export type StampIcon = (typeof stamps)[number];

const RED = '#B3261E';
const GREEN = '#1B6E3C';
const BLUE = '#1F4E8C';
const colours: Readonly<Record<string, string>> = {
  Approved: GREEN,
  Final: GREEN,
  NotApproved: RED,
  Confidential: RED,
};

/** The words of a stamp: `NOT APPROVED` of `NotApproved`, and the same of `SBNotApproved`, as Acrobat has it. */
export function stampLook(icon: string): { label: string; colour: string } {
  const bare = icon.replace(/^(SB|SH|#)(?=[A-Z])/, '');
  const spaced = bare.replace(/([a-z])([A-Z])/g, '$1 $2');
  return { label: spaced.toUpperCase(), colour: colours[bare] ?? BLUE };
}
