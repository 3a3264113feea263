import * as z from '@forms/shared/platform/zod';
import { route, staff } from '../route';
import { earlierSetting as earlierSettingSchema, settingNames, settingVersion } from './settingVersions';

const setting = z.enum(settingNames);

/** The newest hundred states of something that staff set for the whole site, for whoever may change it; 403 for others. */
export const settingVersions = route({
  service: 'api',
  method: 'GET',
  path: '/settings/:setting/versions',
  allow: staff,
  params: z.object({ setting }),
  answer: z.array(settingVersion),
});
/** What it was in one of them, for the same. */
export const earlierSetting = route({
  service: 'api',
  method: 'GET',
  path: '/settings/:setting/versions/:version',
  allow: staff,
  params: z.object({ setting, version: z.string().regex(/^(0|[1-9]\d{0,8})$/) }),
  answer: earlierSettingSchema,
});
