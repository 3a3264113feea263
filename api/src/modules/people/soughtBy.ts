import type { Who } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import type { Sought } from './findOthers';
import type { KeysOfPerson } from './keysOfPerson';
import { keysOfRecords } from './keysOfRecords';
import { type Linked, linkedWith, partedFrom } from './personLinks';

/** By what the person of an enquiry or a message is looked for, with what staff said of it and others. Throws 404 where the id is of neither. */
export async function soughtBy(
  db: Database,
  id: string,
  who: Who,
): Promise<{ keys: KeysOfPerson; links: Linked; parted: Linked; sought: Sought }> {
  const links = await linkedWith(db, [id], who);
  const parted = await partedFrom(db, [id, ...links.keys()], who);
  const known = await keysOfRecords(db, [id, ...links.keys()]);
  const keys = known.get(id);
  if (!keys) throw notFound('enquiry or message');
  const excluded = new Set([...parted.keys(), ...(await linkedWith(db, [...parted.keys()], who)).keys()]);
  return { keys, links, parted, sought: { known, excluded } };
}
