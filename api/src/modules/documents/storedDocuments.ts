import {
  type ApplicationDocument,
  type DocumentFile,
  type DocumentState,
  documentsAskedBy,
  type Enquiry,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { dayOf } from '../../platform/days';

type Asking = Pick<Enquiry, 'id' | 'definition' | 'pages' | 'submittedAt'>;
type Verdict = Tables['documentVerdicts']['verdict'];

/** The documents that an enquiry asks for, each with its files and how far it is, in the order of its form. */
export async function documentsOf(
  db: Database,
  { id, definition, pages, submittedAt }: Asking,
): Promise<ApplicationDocument[]> {
  const asked = documentsAskedBy(definition, pages, dayOf(submittedAt));
  if (asked.length === 0) return [];
  const verdicts = await db.selectFrom('documentVerdicts').selectAll().where('enquiryId', '=', id).execute();
  const files = await db
    .selectFrom('documentFiles')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['files.id', 'files.name', 'bytes as size', 'uploadedAt as sentAt', 'isSeen', 'documentFiles.name as of'])
    .where('enquiryId', '=', id)
    .orderBy('uploadedAt')
    .orderBy('files.id')
    .execute();
  return asked.map(({ name, title, text = '' }) => {
    const { verdict, reason = '' } = verdicts.find((each) => each.name === name) ?? {};
    const own = files
      .filter((file) => file.of === name)
      .map(({ of: _, isSeen, ...file }): DocumentFile => ({ ...file, isSeen: isSeen === 1 }));
    const state = stateOf(verdict, own);
    return { name, title, text, state, reason: state === 'again' ? reason : '', files: own };
  });
}

/** How far the document of a name is for each of these enquiries that has said or been sent anything of it. */
export async function documentStates(
  db: Database,
  name: string,
  enquiryIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentState>> {
  if (enquiryIds.length === 0) return new Map();
  const verdicts = await db
    .selectFrom('documentVerdicts')
    .select(['enquiryId', 'verdict'])
    .where('name', '=', name)
    .where('enquiryId', 'in', enquiryIds)
    .execute();
  const files = await db
    .selectFrom('documentFiles')
    .select(['enquiryId', 'isSeen'])
    .where('name', '=', name)
    .where('enquiryId', 'in', enquiryIds)
    .execute();
  return new Map(
    enquiryIds.map((id) => {
      const verdict = verdicts.find(({ enquiryId }) => enquiryId === id)?.verdict;
      const own = files.filter(({ enquiryId }) => enquiryId === id);
      return [
        id,
        stateOf(
          verdict,
          own.map(({ isSeen }) => ({ isSeen: isSeen === 1 })),
        ),
      ];
    }),
  );
}

/** What came since staff said something of a document counts more than what they said. */
function stateOf(verdict: Verdict | undefined, files: readonly Pick<DocumentFile, 'isSeen'>[]): DocumentState {
  if (verdict === 'accepted') return verdict;
  if (files.some(({ isSeen }) => !isSeen)) return 'received';
  if (verdict === 'checking') return files.length > 0 ? verdict : 'missing';
  return verdict ?? 'missing';
}
