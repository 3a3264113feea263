import { type Candidate, PRINTED_LETTERS } from '@forms/shared/contract';
import anyAscii from 'any-ascii';

type Legal = Pick<Candidate, 'firstName' | 'middleNames' | 'lastName'>;

/** A legal name as boards print it, `SURNAME:FORENAMES`: in their letters, without accents, and cut at a word where it is too long. */
export const certificateName = ({ firstName, middleNames, lastName }: Legal): string =>
  `${printed(lastName, PRINTED_LETTERS.surname)}:${printed(`${firstName} ${middleNames}`, PRINTED_LETTERS.forenames)}`;

/** The name that a candidate's certificates have: the one that staff have set, or the legal one. */
export const printedName = (candidate: Candidate): string => candidate.certificateName || certificateName(candidate);

function printed(name: string, most: number): string {
  const letters = anyAscii(name.normalize('NFC').replace(/[’‘ʼ`]/g, "'"))
    .toUpperCase()
    .replace(/[^A-Z'.()/ -]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (letters.length <= most) return letters;
  const end = letters.lastIndexOf(' ', most);
  return letters.slice(0, end > 0 ? end : most);
}
