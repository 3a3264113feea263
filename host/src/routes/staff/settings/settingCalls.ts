import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of what a setting was before. */
export const settingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    hostSettingVersions: build.query(call(routes.settingVersions)),
    hostEarlierSetting: build.query(call(routes.earlierSetting)),
  }),
});
