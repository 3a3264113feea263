import { type Accepted, acceptedFiles, type ContentType, contentTypes, rejectionOf } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { Fields } from './receiveUpload';
import type { Whose } from './space';

/** Who may upload what, and what is done with it. */
export interface Taking {
  /** Whose it becomes; asked before a byte of the file comes, and once all fields are there. */
  whoseOf(fields: Fields): Promise<Whose>;
  /** The endings that it may have, where not all that there are. */
  accepted?: Accepted;
  /** Written down with the file, or nothing of it stays. */
  onStored?(trx: Trx, fileId: string, fields: Fields): Promise<void>;
}

/** Throws 422 for a name whose ending is not among those accepted, 413 for what is too large. */
export function refuseUnfit(file: { name: string; size: number }, accepted: Accepted = acceptedFiles): void {
  const rejected = rejectionOf(file, 0, accepted);
  if (!rejected) return;
  throw rejected.reason === 'type'
    ? new HttpError(422, 'type-refused', rejected.message)
    : new HttpError(413, 'too-large', rejected.message);
}

export const contentTypeIn = (fields: Fields): ContentType =>
  contentTypes.find((type) => type === fields.get('uploadType')) ?? 'other';
