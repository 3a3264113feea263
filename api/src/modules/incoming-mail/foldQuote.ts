/** The words of a mail, and what it repeats of earlier ones under or above them. */
interface Folded {
  text: string;
  quoted: string;
}

/** How programs begin what they quote, in the languages that people here write from. */
const wrote =
  /^(?:>?\s*)(?:On|Em|A|No dia|Le|Am|El|Il)\b.{1,300}\b(?:wrote|escreveu|a écrit|schrieb|escribió|ha scritto)\b.{0,100}:$/i;
const original =
  /^[-_\s]*(?:Original Message|Original Appointment|Forwarded message|Mensagem original|Mensagem reencaminhada|Mensagem encaminhada|Message d'origine|Ursprüngliche Nachricht|Mensaje original)[-_\s]*$/i;
const from = /^\*?(?:From|De|Von|Da)\*?:\s?\*?\s?\S/;
const sent = /^\*?(?:Sent|Date|Enviad[oa](?: em)?|Data|Gesendet|Envoyé|Fecha)\*?:/;
const rule = /^[_-]{8,}$/;
/** An attribution may be wrapped. */
const MOST_LINES_OF_ONE = 3;
const HEAD_LINES = 4;

/** Folds what a mail quotes away from its own words. What is mixed with answers stays as it is, and so does a mail of nothing else. */
export function foldQuote(words: string): Folded {
  const lines = words.split('\n');
  const found = quoteIn(lines);
  if (!found) return { text: words.trim(), quoted: '' };
  const { begin, end } = found;
  const text = [...lines.slice(0, begin), ...lines.slice(end)].join('\n').trim();
  if (text === '') return { text: words.trim(), quoted: '' };
  return { text, quoted: lines.slice(begin, end).join('\n').trim() };
}

/** Where in these lines something is quoted; undefined where nothing is, or where its parts are answered one by one. */
function quoteIn(lines: readonly string[]): { begin: number; end: number } | undefined {
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (original.test(line) || isHead(lines, at)) return { begin: withRule(lines, at), end: lines.length };
    const attribution = attributionAt(lines, at);
    if (attribution === 0 && !line.startsWith('>')) continue;
    const first = firstWith(lines, at + attribution);
    if (attribution > 0 && !(lines[first] ?? '').startsWith('>')) return { begin: at, end: lines.length };
    const end = endOfQuote(lines, first);
    return lines.slice(end).some((each) => each.startsWith('>')) ? undefined : { begin: at, end };
  }
  return undefined;
}

/** How many lines from here on say who wrote what follows; 0 for none. */
function attributionAt(lines: readonly string[], at: number): number {
  if (!/^(?:>?\s*)(?:On|Em|A|No dia|Le|Am|El|Il)\b/i.test(lines[at] ?? '')) return 0;
  for (let count = 1; count <= MOST_LINES_OF_ONE; count += 1) {
    const joined = lines.slice(at, at + count).map((line) => line.trim());
    if (joined.includes('')) return 0;
    if (wrote.test(joined.join(' '))) return count;
  }
  return 0;
}

/** Whether the head of an earlier mail begins here, as Outlook repeats it. */
const isHead = (lines: readonly string[], at: number): boolean =>
  from.test((lines[at] ?? '').trim()) && lines.slice(at + 1, at + HEAD_LINES).some((line) => sent.test(line.trim()));

/** The line that is drawn over a head belongs to it. */
function withRule(lines: readonly string[], at: number): number {
  let before = at - 1;
  while (before > 0 && (lines[before] ?? '').trim() === '') before -= 1;
  return rule.test((lines[before] ?? '').trim()) ? before : at;
}

function firstWith(lines: readonly string[], at: number): number {
  let first = at;
  while (first < lines.length && (lines[first] ?? '').trim() === '') first += 1;
  return first;
}

/** Behind the last line of a quote that begins here; empty lines may stand in it. */
function endOfQuote(lines: readonly string[], begin: number): number {
  let end = begin;
  for (let at = begin; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('>')) end = at + 1;
    else if (line.trim() !== '') break;
  }
  return end;
}
