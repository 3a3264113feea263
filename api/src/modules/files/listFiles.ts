import { ALL, type FileOfList, type FilesAsked, type ListPage, MOST_COUNTED, type Who } from '@forms/shared/contract';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { countTabs } from '../../platform/lists/countTabs';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { matching, partOf, type Searched } from '../../platform/lists/matching';
import { isLastPlace } from '../../platform/lists/place';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';
import { notOfOthers } from '../areas/notOfOthers';
import { ofEnquiries } from '../search/enquirySearch';
import { countSeen } from './countSeen';
import { listed } from './listedFile';

const ref = (column: string) => sql<string>`${sql.ref(column)}`;
const id = ref('files.id');
const orders = {
  uploaded: { by: ref('files.uploadedAt'), id },
  // A file may be named after whom it is of.
  name: { by: ref('files.searched'), id, isPersonal: true },
  size: { by: ref('files.bytes'), id },
} as const satisfies Record<string, Order>;

/** Files are found by their names, and by what the enquiries are found by that they are of. */
const searched: Searched = { table: 'files', id: 'id', text: 'searched', of: { column: 'entityId', ...ofEnquiries } };

/** A page of the files that were asked for, that are of nothing which who asks does not see, and that hold these words, which are folded, with how many there are by what they are of. */
export async function listFiles(
  db: Database,
  apiBase: string,
  asked: FilesAsked,
  words: readonly string[],
  who: Who,
): Promise<ListPage<FileOfList>> {
  const { order, how } = orderAsked(orders, '-uploaded', asked);
  const { found, inTab, isMany, narrowed } = await whichFiles(db, asked, words, who);
  const some = db
    .selectFrom('files')
    .select('files.entityType')
    .where(found)
    .limit(MOST_COUNTED + 1);
  const tabs = db
    .selectFrom(some.as('some'))
    .select(({ fn }) => [
      sql<string>`coalesce(${sql.ref('some.entityType')}, 'site')`.as('tab'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('some.entityType');
  const counted = await countTabs(tabs, isMany, MOST_COUNTED);
  const isEnd = words.length === 0 && isLastPlace(asked.place);
  const total = counted.counts[asked.tab ?? ALL] ?? (isEnd ? await countSeen(db, who, narrowed) : undefined);
  const page = await pageIn(idsOf(db).where(inTab), order, how, {
    total,
    part: partOf(db, 4_000, Number.POSITIVE_INFINITY),
  });
  const rows = await filesOf(
    db,
    apiBase,
    page.rows.map((row) => row.id),
  );
  return { ...page, rows, ...counted };
}

/** All files that a page would be of, some at once, without counting any. */
export async function* everyFile(
  db: Database,
  apiBase: string,
  asked: FilesAsked,
  words: readonly string[],
  who: Who,
): AsyncGenerator<FileOfList[]> {
  const { order, how } = orderAsked(orders, '-uploaded', asked);
  const { inTab } = await whichFiles(db, asked, words, who);
  for await (const rows of batchesIn(idsOf(db).where(inTab), order, { ...how, size: ROWS_AT_ONCE }))
    yield await filesOf(
      db,
      apiBase,
      rows.map((row) => row.id),
    );
}

const idsOf = (db: Database) => db.selectFrom('files').select('files.id');

/** What a file has to be to be among those that were asked for, in all tabs and in the one; and there by what was chosen alone, whoever asks. */
async function whichFiles(db: Database, { tab, contentType }: FilesAsked, words: readonly string[], who: Who) {
  const file = expressionBuilder<Tables, 'files'>();
  const { where, isMany } = await matching(db, searched, 'files.id', words);
  const ofType = contentType ? [file('files.contentType', '=', contentType)] : [];
  const ofTab =
    tab === undefined
      ? []
      : [tab === 'site' ? file('files.entityType', 'is', null) : file('files.entityType', '=', tab)];
  const found = file.and([...ofTheirs(db, who), ...where, ...ofType]);
  return { found, inTab: file.and([found, ...ofTab]), narrowed: file.and([...ofType, ...ofTab]), isMany };
}

/** What narrows files for who does not see all enquiries. What the site made itself they find with what it is of. */
function ofTheirs(db: Database, who: Who): Expression<SqlBool>[] {
  const theirs = notOfOthers(db, who, 'files.entityId');
  return theirs.length === 0
    ? []
    : [...theirs, expressionBuilder<Tables, 'files'>()('files.entityType', 'is not', null)];
}

/** These files, in this order, with the enquiries that they are of. */
async function filesOf(db: Database, apiBase: string, ids: readonly string[]): Promise<FileOfList[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .leftJoin('enquiries', (join) =>
      join.onRef('enquiries.id', '=', 'files.entityId').on('files.entityType', '=', 'enquiry'),
    )
    .selectAll('files')
    .select(['enquiries.id as enquiryId', 'enquiries.reference', 'enquiries.name as person'])
    .where('files.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => {
    const row = byId.get(each);
    if (!row) return [];
    const { enquiryId, reference, person, ...file } = row;
    const isOf = file.entityType ?? 'site';
    return enquiryId !== null && reference !== null && person !== null
      ? { ...listed(file, apiBase), of: isOf, enquiry: { id: enquiryId, reference, name: person } }
      : { ...listed(file, apiBase), of: isOf };
  });
}
