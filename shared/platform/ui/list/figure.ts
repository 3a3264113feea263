import { type Language, languages } from '../../../contract';
import { language } from '../../words';

const formats = Object.fromEntries(languages.map((each) => [each, new Intl.NumberFormat(each)])) as Readonly<
  Record<Language, Intl.NumberFormat>
>;

/** A number as it is written in the language of the page. */
export const figure = (number: number): string => formats[language()].format(number);
