import { formatPence } from '../money/money';
import type { Language } from '../product';

/** Series by the words that come before their year, and when their papers are sat. */
const series: Readonly<Record<string, string>> = { January: 'Janeiro', Summer: 'Verão', Autumn: 'Outono' };
const months: Readonly<Record<string, string>> = {
  ' (May and June)': ' (maio e junho)',
  ' (October and November)': ' (outubro e novembro)',
};
/** What a new site's fees, stages of entry and kinds of papers are called, and how a line of an invoice may begin. */
const beginnings: Readonly<Record<string, string>> = {
  'Exam Candidate fee': 'Taxa de candidato a exame',
  'Certificate postage fee': 'Portes de envio do certificado',
  'Examination entries': 'Inscrições em exames',
  Entry: 'Inscrição',
  'Late entry': 'Inscrição tardia',
  'High late entry': 'Inscrição muito tardia',
  Written: 'Escrita',
  Speaking: 'Oral',
  Practical: 'Prática',
  Coursework: 'Trabalhos de curso',
  Endorsement: 'Menção no certificado',
  'Cash-in': 'Pedido do certificado',
};

/** A piece of a text, and the language that it is in. */
export interface SaidPart {
  text: string;
  language: Language;
}

/** What the catalogue says stands at the beginning of a text, a series before a comma or the end, amounts anywhere. */
const ofCatalogue = new RegExp(
  `^(?:${Object.keys(beginnings)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?=,|$)|\\b(January|Summer|Autumn) (\\d{4})( \\([\\w ]+\\))?(?=[,:]|$)|(-?£[\\d,]+\\.\\d\\d)`,
  'g',
);

/**
 * A text that the catalogue made, as the name of a series or a line of an invoice, in pieces: series, fees, stages,
 * kinds of papers and amounts in the language wanted; exams as their board calls them. What staff wrote in other words
 * stays theirs.
 */
export function catalogueParts(text: string, language: Language): SaidPart[] {
  if (language === 'en-GB') return [{ text, language }];
  const parts: SaidPart[] = [];
  let at = 0;
  for (const found of text.matchAll(ofCatalogue)) {
    const [whole] = found;
    if (found.index > at) parts.push({ text: text.slice(at, found.index), language: 'en-GB' });
    parts.push({ text: inPortuguese(found), language });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), language: 'en-GB' });
  return parts;
}

function inPortuguese([whole, season, year, sat = '', pounds]: RegExpExecArray): string {
  if (season) return `${series[season]} de ${year}${months[sat] ?? sat}`;
  if (pounds) return formatPence(Math.round(Number(pounds.replace(/[£,]/g, '')) * 100), 'pt-PT');
  return beginnings[whole] ?? whole;
}

/** The same in one piece, for what is no page. */
export const catalogueSaid = (text: string, language: Language): string =>
  catalogueParts(text, language)
    .map((part) => part.text)
    .join('');
