import { type CandidateCorrection, candidateLabels, shownDay } from '@forms/shared/contract';

type Change = CandidateCorrection['changes'][number];

/** What of a candidate was corrected, in words. */
export const correctionWords = ({ field, before, after }: Change): string =>
  `${candidateLabels[field]}: ${valueWords(field, before)} became ${valueWords(field, after)}`;

function valueWords(field: Change['field'], value: string): string {
  if (value === '') return field === 'certificateName' ? 'the legal name' : 'none';
  return field === 'birthDate' ? shownDay(value) : `“${value}”`;
}
