import * as z from '@forms/shared/platform/zod';
import { choiceListNames } from '../content/choices';
import { madeVersion } from '../madeVersion';

/** What staff set for the whole site, each as a whole. Every state of each stays. */
export const settingNames = [
  'home-queues',
  'letter-words',
  'reminder-days',
  'reply-templates',
  'second-factor-roles',
  'test-menu',
  ...choiceListNames,
] as const;
export type SettingName = (typeof settingNames)[number];

/** A state that a setting was in. Version 0 is what came with the product. */
export const settingVersion = z.object(madeVersion);
export type SettingVersion = z.infer<typeof settingVersion>;
/** What it was then, which the schema of that setting reads. */
export const earlierSetting = settingVersion.extend({ value: z.unknown() });
export type EarlierSetting = z.infer<typeof earlierSetting>;
