import { failsCheck } from '@forms/shared/contract';
import { say } from '../../words/say';

/** A sentence where a UCI or ULN, without spaces, fails its own check; undefined where it passes or has none. */
export function candidateNumberDoubt(field: string, number: string): string | undefined {
  if (field === 'uci' && failsCheck(field, number)) {
    return say(
      'Is this your UCI? Its last letter does not fit the rest: please compare it with a statement of results.',
    );
  }
  if (field === 'uln' && failsCheck(field, number)) {
    return say(
      'Is this your ULN? Its last digit does not fit the rest: please compare it with a letter from your school.',
    );
  }
  return undefined;
}
