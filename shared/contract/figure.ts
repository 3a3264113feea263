import { type Language, languages } from './product';

const formats = Object.fromEntries(languages.map((each) => [each, new Intl.NumberFormat(each)])) as Readonly<
  Record<Language, Intl.NumberFormat>
>;

/** A number as it is written in a language, as 28,571; the portal's is English. */
export const figure = (number: number, language: Language = 'en-GB'): string => formats[language].format(number);
