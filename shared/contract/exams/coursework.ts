import type { Language } from '../product';
import type { PaperType } from './qualification';

/** Where the parts of an exam that are sat in no hall are done, as candidates choose it. */
export const courseworkWays = ['here', 'carried', 'elsewhere', 'unsure'] as const;
export type CourseworkWay = (typeof courseworkWays)[number];

const said: Readonly<Record<CourseworkWay, Record<Language, string>>> = {
  here: { 'en-GB': 'With us', 'pt-PT': 'Connosco' },
  carried: {
    'en-GB': 'Marks carried forward from an earlier series',
    'pt-PT': 'Classificações transitadas de uma época anterior',
  },
  elsewhere: { 'en-GB': 'At another centre', 'pt-PT': 'Noutro centro' },
  unsure: { 'en-GB': 'Not sure: please advise me', 'pt-PT': 'Não sei: aconselhem-me, por favor' },
};

/** A way as people read it. */
export const courseworkSaid = (way: CourseworkWay, language: Language): string => said[way][language];

/** Of these a centre sees to the work itself: somebody must say which. */
const assessedByCentre: ReadonlySet<string> = new Set<PaperType>(['Coursework', 'Speaking', 'Endorsement']);
export const isAssessedByCentre = ({ type }: { type: string }): boolean => assessedByCentre.has(type);

/** The papers of an option that a centre assesses; none of an option that is not among those. */
export const partsAssessedByCentre = <Paper extends { type: string }>(
  options: readonly { id: string; components: readonly Paper[] }[],
  optionId: string | undefined,
): Paper[] => options.find(({ id }) => id === optionId)?.components.filter(isAssessedByCentre) ?? [];
