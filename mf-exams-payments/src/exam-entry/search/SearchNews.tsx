import { useSettled } from '@forms/shared/platform/ui';
import { say } from '../../words/say';
import styles from './ExamSearch.module.css';
import { wayOf } from './OfferList';
import type { OfferGroup } from './searchExams';

interface SearchNewsProps {
  isLoading: boolean;
  /** Something is being typed. */
  isSearching: boolean;
  count: number;
  /** How many of them are listed. */
  listed: number;
  /** The best of what was found. */
  first: OfferGroup | undefined;
}

/** How many exams were found: in sight at once, and read out with the first of them when no key follows. */
export function SearchNews({ isLoading, isSearching, count, listed, first }: SearchNewsProps) {
  const shown = isLoading ? say('Loading the exams…') : isSearching ? foundOf(count, listed) : '';
  const best = first?.offers[0];
  const read =
    isSearching && best
      ? `${shown} ${wayOf(best.choice)}, ${first.title}, ${say('1 of {count}', { count: listed })}`
      : shown;
  return (
    <>
      <p className={styles.found} aria-hidden="true">
        {shown}
      </p>
      <p className="visually-hidden" role="status">
        {useSettled(read)}
      </p>
    </>
  );
}

function foundOf(count: number, listed: number): string {
  if (count === 0) return say('No exam found. Try other words, or choose step by step below.');
  if (count > listed)
    return say('{count} exams found. The first {listed} are listed: another word finds yours sooner.', {
      count,
      listed,
    });
  return count === 1 ? say('1 exam found.') : say('{count} exams found.', { count });
}
