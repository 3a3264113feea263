import {
  type ReplyTemplates,
  type ReplyTemplatesChange,
  replyTemplates,
  TEMPLATES_CHANGED,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { changeSetting, settingNow } from '../site-settings/storedSettings';

const setting = { read: replyTemplates.shape.templates.parse, own: [] };

/** The templates as they stand. */
export async function templatesNow(db: Database): Promise<ReplyTemplates> {
  const { value: templates, ...stored } = await settingNow(db, 'reply-templates', setting);
  return { ...stored, templates };
}

/** Changes them. Throws 409 with the templates over another version than was seen. */
export async function changeTemplates(
  db: Database,
  { version, templates }: ReplyTemplatesChange,
  madeBy: string,
): Promise<ReplyTemplates> {
  const isMade = await changeSetting(db, 'reply-templates', { version, value: templates, madeBy });
  const stored = await templatesNow(db);
  if (!isMade) throw new HttpError(409, TEMPLATES_CHANGED.word, TEMPLATES_CHANGED.message, { stored });
  return stored;
}
