import type { Database } from '../../../platform/database/database';

/** The offers that are not retired, each with its subject, by name and the board's order. */
export const offersOf = (db: Database) =>
  db
    .selectFrom('examOptions')
    .innerJoin('examSpecifications', 'examSpecifications.id', 'examOptions.specificationId')
    .select(['board', 'level', 'examSpecifications.id as subjectId', 'examSpecifications.name as subject'])
    .select(['examSpecifications.code as specification', 'examOptions.id', 'examOptions.code', 'examOptions.name'])
    .select(['examOptions.kind', 'price', 'boardFee', 'ageYears', 'ageOn', 'campuses'])
    .where('retiredAt', 'is', null)
    .orderBy('examSpecifications.name')
    .orderBy('examSpecifications.code')
    .orderBy('position')
    .orderBy('examOptions.code');
