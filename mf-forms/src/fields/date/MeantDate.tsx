import { Button } from '@forms/shared/platform/ui';
import moment from 'moment';
import { dateMeant } from './dateMeant';

interface MeantDateProps {
  /** A date as it was written, in another way than is asked. */
  text: string;
  /** Is given the day, `YYYY-MM-DD`. */
  onTake(day: string): void;
}

/** Offers the date that was probably meant, in the right form. */
export default function MeantDate({ text, onTake }: MeantDateProps) {
  const meant = dateMeant(text);
  if (!meant) return null;
  return (
    <Button onClick={() => onTake(meant.format(moment.HTML5_FMT.DATE))}>Use {meant.format('Do MMMM YYYY')}</Button>
  );
}
