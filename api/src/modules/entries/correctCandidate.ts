import {
  CANDIDATE_CHANGED,
  CANDIDATE_TOO_YOUNG,
  type Candidate,
  type CandidateChange,
  candidateDoubts,
  candidateLabels,
  type ExamCandidate,
  keysOf,
  submission,
  tooYoungFor,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { candidateIn } from '../candidates/candidateIn';
import { type Corrected, type Correction, correctionsOf } from '../candidates/storedCorrections';
import { lockEnquiry } from '../enquiries/lockEnquiry';
import { beginEnquiry } from '../enquiries/status';
import { enquiryById } from '../enquiries/storedEnquiries';
import { queueLetter } from '../letters/queueLetter';
import { indexAgain } from '../search/enquirySearch';
import { agesAsked } from './agesAsked';
import { certificateName, printedName } from './certificateName';
import { namedAs } from './namedAs';

/** The candidate of an application's entries, as boards are told. Throws 404 where it has no entry. */
export const candidateOf = async (db: Database, enquiryId: string): Promise<ExamCandidate> =>
  described(await knownOf(db, enquiryId));

/**
 * Corrects the candidate of an application's entries, and answers them as they are since. Of what a board was told otherwise
 * an amendment is due, and the applicant hears of it by letter. What is stored already is no change. Throws 409 over another version than was seen, and for a
 * day of birth that is too young for what is entered, which nobody has said to be right all the same; 422 where a number was changed to what no board takes.
 */
export const correctCandidate = (
  db: Database,
  enquiryId: string,
  { version, candidate: given, reason, despiteAge }: CandidateChange,
  author: string,
): Promise<ExamCandidate> =>
  db.transaction().execute(async (trx) => {
    await lockEnquiry(trx, enquiryId);
    const known = await knownOf(trx, enquiryId);
    const stored = described(known);
    const candidate = withoutOwnLetters(given);
    if (keysOf(candidateLabels).every((field) => known.candidate[field] === candidate[field])) return stored;
    if (stored.version !== version) {
      throw new HttpError(409, CANDIDATE_CHANGED.word, CANDIDATE_CHANGED.message, { stored });
    }
    const isBornAnew = candidate.birthDate !== known.candidate.birthDate;
    if (isBornAnew && !despiteAge && tooYoungFor(known.ages, candidate.birthDate).length > 0) {
      throw new HttpError(409, CANDIDATE_TOO_YOUNG.word, CANDIDATE_TOO_YOUNG.message, { stored });
    }
    const errors = candidateDoubts(candidate, known.candidate);
    const [first] = errors;
    if (first) throw new HttpError(422, 'candidate-wrong', first.message, { errors });
    await write(trx, { ...known, enquiryId, candidate, reason, author });
    return described(await knownOf(trx, enquiryId));
  });

/** A name for certificates that is but the legal one in the boards' letters goes on following that. */
const withoutOwnLetters = (given: Candidate): Candidate =>
  given.certificateName === certificateName(given) ? { ...given, certificateName: '' } : given;

interface Known {
  answered: Candidate;
  corrections: readonly Correction[];
  candidate: Candidate;
  ages: ExamCandidate['ages'];
}

async function knownOf(db: Database, enquiryId: string): Promise<Known> {
  const row = await db
    .selectFrom('enquiries')
    .select('pages')
    .where('id', '=', enquiryId)
    .where('id', 'in', db.selectFrom('examEntries').select('enquiryId'))
    .executeTakeFirstOrThrow(() => notFound('application with exam entries'));
  const answered = candidateIn(submission.parse(JSON.parse(row.pages)));
  const corrections = (await correctionsOf(db, [enquiryId])).get(enquiryId) ?? [];
  const candidate = corrections.at(-1)?.candidate ?? answered;
  return { answered, corrections, candidate, ages: await agesAsked(db, enquiryId) };
}

const described = ({ answered, corrections, candidate, ages }: Known): ExamCandidate => ({
  ...{ version: corrections.at(-1)?.version ?? 0, candidate, answered, printed: printedName(candidate), ages },
});

/** The first version under which a board is told what it is told of this candidate; 0 is as applied. */
function boardVersionOf({ answered, corrections }: Known, candidate: Candidate, next: number): number {
  const asSent = (each: Candidate) => JSON.stringify([printedName(each), each.birthDate, each.uci, each.uln]);
  if (asSent(answered) === asSent(candidate)) return 0;
  return corrections.find((each) => asSent(each.candidate) === asSent(candidate))?.version ?? next;
}

type Written = Known & Corrected & { enquiryId: string; author: string };

async function write(trx: Trx, { enquiryId, candidate, reason, author, ...known }: Written): Promise<void> {
  const version = (known.corrections.at(-1)?.version ?? 0) + 1;
  const boardVersion = boardVersionOf({ ...known, candidate }, candidate, version);
  const corrected: Corrected = { candidate, reason };
  const [id, madeAt] = [newId(), now()];
  await trx
    .insertInto('candidateCorrections')
    .values({ id, enquiryId, version, boardVersion, corrected: JSON.stringify(corrected), author, madeAt })
    .execute();
  // Whoever looked at an entry looked at another candidate: theirs is to be seen again.
  await trx
    .updateTable('examEntries')
    .set((entry) => ({
      ...{ named: namedAs(candidate), boardVersion, version: entry('version', '+', 1) },
      ...{ changedAt: madeAt, changedBy: author },
    }))
    .where('enquiryId', '=', enquiryId)
    .execute();
  await indexAgain(trx, await enquiryById(trx, enquiryId));
  await beginEnquiry(trx, enquiryId, author);
  await queueLetter(trx, enquiryId, 'candidate', { about: id });
}
