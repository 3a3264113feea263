import type { Language } from '../product';
/** Every amount is whole pence of this currency. */
export const CURRENCY = 'GBP';

const poundsIn = (language: Language) => new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY });
const pounds = { 'en-GB': poundsIn('en-GB'), 'pt-PT': poundsIn('pt-PT') } as const satisfies Record<Language, unknown>;

/** Pence as pounds in a language, as `£1,075.00`. */
export const formatPence = (pence: number, language: Language = 'en-GB'): string =>
  pounds[language].format(pence / 100);
