import type { Campus, Language } from '@forms/shared/contract';
import { greetingFor } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import type { Paragraphs } from './applicationSaid';
import { type Say, signature } from './say';

interface Parts {
  writtenTo: string;
  paragraphs: Paragraphs;
  link: Required<LetterText>['link'];
  /** What is said of the days to keep. */
  dates: readonly string[];
  /** What the college adds. */
  added: readonly string[];
  /** Where the site's contact form stands. */
  contactUs: string;
}

/** A letter about an application, made of its parts. */
export const applicationBody = (
  { say, campus, language, reference }: { say: Say; campus: Campus; language: Language; reference: string },
  { writtenTo, paragraphs: [opening, ...next], link, dates, added, contactUs }: Parts,
): { text: string; html: string } =>
  letterBody({
    language,
    greeting: greetingFor(writtenTo, language),
    opening,
    link,
    closing: [
      ...next,
      ...dates,
      ...added,
      say(
        'If anything is wrong, or if you did not expect this letter, please answer it or write to us at {address}, and give the reference {reference}.',
        { address: contactUs, reference },
      ),
      signature(say, campus),
    ],
  });
