import { type ErasureCertificate, erasureCertificate } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';

type Row = Selectable<Tables['erasures']>;
/** So many are listed, newest first. */
const MOST_LISTED = 500;

/** The certificates of what was erased, newest first. */
export async function newestCertificates(db: Database): Promise<ErasureCertificate[]> {
  return (await inTime(db).limit(MOST_LISTED).execute()).map(certificateIn);
}

/** One of them. Throws 404 where there is none. */
export async function certificateById(db: Database, id: string): Promise<ErasureCertificate> {
  const row = await db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('certificate');
  return certificateIn(row);
}

/** Those of an address, by its hashes under the site's keys, newest first; of one enquiry or message alone where `subject` says so. */
export async function certificatesOf(
  db: Database,
  hashes: readonly { addressHash: string }[],
  subject?: string,
): Promise<ErasureCertificate[]> {
  const rows = await inTime(db)
    .where(
      'addressHash',
      'in',
      hashes.map(({ addressHash }) => addressHash),
    )
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .execute();
  return rows.map(certificateIn);
}

const inTime = (db: Database) =>
  db.selectFrom('erasures').selectAll().orderBy('erasedAt', 'desc').orderBy('id', 'desc');

const certificateIn = ({ subject: _, addressKey: __, removed, kept, ...row }: Row): ErasureCertificate =>
  erasureCertificate.parse({ ...row, removed: JSON.parse(removed), kept: JSON.parse(kept) });
