import type { App } from '../../platform/http/app';
import type { LetterText } from '../../platform/mail/letterBody';
import { newApplicationAddress } from '../application-links/applicationLinks';
import type { Say } from './say';

/** What the link to an application is called. */
export const linkNamed = (say: Say): string => say('See your application, how far it is, and what you can do');

/** The link to an application that a letter about it gives: one of its own, so that the letter's can be ended. */
export const applicationLink = async (
  app: Pick<App, 'db' | 'settings'>,
  enquiryId: string,
  say: Say,
): Promise<Required<LetterText>['link']> => ({
  name: linkNamed(say),
  address: await newApplicationAddress(app, enquiryId),
});
