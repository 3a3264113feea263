import { type Route, routes, type SettingName } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { admit, serve } from '../../platform/http/serve';
import { choicesSetting } from '../forms/storedChoices';
import { setting as homeQueues } from '../home-queues/storedHomeQueues';
import { setting as letterWords } from '../letter-words/storedLetterWords';
import { reminderDaysSetting } from '../payers/reminderDays';
import { setting as replyTemplates } from '../reply-templates/serveReplyTemplates';
import { earlierSetting, type SiteSetting, settingVersions } from '../site-settings/storedSettings';
import { setting as testMenu } from '../test-menu/storedTestMenu';
import { setting as secondFactorRoles } from '../users/secondFactorRoles';

/** A setting of any value. */
type AnySetting = Pick<SiteSetting<string, unknown>, 'name' | 'own' | 'read'>;

/** What each setting was before, for whoever may change it. */
export function serveSettingVersions(app: App): void {
  const { db } = app;
  const settings: Readonly<Record<SettingName, { setting: AnySetting; change: Route }>> = {
    'home-queues': { setting: homeQueues, change: routes.changeHomeQueues },
    'letter-words': { setting: letterWords, change: routes.changeLetterWords },
    'reminder-days': { setting: reminderDaysSetting(app), change: routes.changeReminderDays },
    'reply-templates': { setting: replyTemplates, change: routes.changeReplyTemplates },
    'second-factor-roles': { setting: secondFactorRoles, change: routes.changeSecondFactorRoles },
    'test-menu': { setting: testMenu, change: routes.changeTestMenu },
    titles: { setting: choicesSetting('titles'), change: routes.changeChoices },
    'lead-origins': { setting: choicesSetting('lead-origins'), change: routes.changeChoices },
  };

  serve(app, routes.settingVersions, ({ params, session }) => {
    admit(session, settings[params.setting].change);
    return settingVersions(db, params.setting);
  });
  serve(app, routes.earlierSetting, ({ params, session }) => {
    const { setting, change } = settings[params.setting];
    admit(session, change);
    return earlierSetting(db, setting, Number(params.version));
  });
}
