import { CARD_PENCE, formatPence, NO_CARD_TEXT } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';

/** Why no card can pay a sum. */
export const noCard = (): string =>
  say(NO_CARD_TEXT, {
    least: formatPence(CARD_PENCE.least, language()),
    most: formatPence(CARD_PENCE.most, language()),
  });
