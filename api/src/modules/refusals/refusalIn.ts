import {
  campusNamed,
  campusNames,
  catalogueSaid,
  filled,
  portugueseRuleMessages,
  readDate,
  ruleMessages,
  shownDay,
} from '@forms/shared/contract';
import { words } from './portuguese';

/** What one refusal says in Portuguese, where it is a known one. */
type Translate = (message: string) => string | undefined;

/**
 * What somebody is refused with, in the language that their request prefers (`Accept-Language`): the site's own pages
 * say their own there. English is what no other is known of.
 */
export function refusalIn(accepted: string | undefined, message: string): string {
  if (!accepted?.startsWith('pt')) return message;
  for (const translate of known) {
    const said = translate(message);
    if (said !== undefined) return said;
  }
  return message;
}

/** The texts of a table: a message that was filled in is known by what stands around it. */
function inTable(table: Readonly<Record<string, string>>): Translate {
  const filledIn = Object.entries(table)
    .filter(([english]) => english.includes('{'))
    .map(([english, portuguese]) => ({ pattern: patternOf(english), portuguese }));
  return (message) => {
    if (Object.hasOwn(table, message)) return table[message];
    for (const { pattern, portuguese } of filledIn) {
      const given = pattern.exec(message)?.groups;
      if (given) return filled(portuguese, inPortuguese(given));
    }
    return undefined;
  };
}

/** A text whose braces hold anything, by their names. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'u');

/** What was filled in, as far as it has Portuguese: days, places, and what the catalogue says. */
const inPortuguese = (given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      name === 'day' ? dayIn(value) : placeIn(catalogueSaid(value, 'pt-PT')),
    ]),
  );
const placeIn = (text: string) => text.replace(campusNames.lisbon, campusNamed('lisbon', 'pt-PT'));

/** A day that stands in an English message, as `1st February 2027`; words that are no day stay as they are. */
const dayIn = (english: string): string => shownDay(readDate(english) ?? english, 'pt-PT');

/** A rule's message, whose numbers are those of the English one. */
function ofRule(name: keyof typeof portugueseRuleMessages): Translate {
  const english = ruleMessages[name];
  const portuguese = portugueseRuleMessages[name];
  if (typeof english === 'string' || typeof portuguese === 'string') {
    return (message) => (message === english ? String(portuguese) : undefined);
  }
  type Said = (...given: (string | number)[]) => string;
  const pattern = patternOf((english as Said)('{first}', '{second}'));
  return (message) => {
    const given = pattern.exec(message)?.groups;
    return given && (portuguese as Said)(...Object.values(given).map((each) => (Number.isNaN(+each) ? each : +each)));
  };
}

const known: readonly Translate[] = [
  inTable(words),
  ...Object.keys(portugueseRuleMessages).map((name) => ofRule(name as keyof typeof portugueseRuleMessages)),
];
