import { type ReplyTemplate, replyTemplates, routes, TEMPLATES_CHANGED } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeSetting, type SiteSetting, settingNow } from '../site-settings/storedSettings';

export const setting: SiteSetting<'templates', ReplyTemplate[]> = {
  name: 'reply-templates',
  key: 'templates',
  own: [],
  read: replyTemplates.shape.templates.parse,
  changed: TEMPLATES_CHANGED,
};

/** What staff write again and again to applicants. Whoever writes has its fields filled in, and sees the words before they go. */
export function serveReplyTemplates(app: App): void {
  const { db } = app;
  serve(app, routes.replyTemplates, () => settingNow(db, setting));
  serve(app, routes.changeReplyTemplates, ({ body, session }) => changeSetting(db, setting, body, session.userId));
}
