import { useServices } from '@forms/shared/platform/services';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { Failed } from '../../Failed';
import { madeSaid, VersionList } from '../site/writing/VersionList';
import { settingCalls } from './settingCalls';
import type { Setting } from './useSetting';

const REPLACE = { title: 'Replace what you have written?', message: 'It has not been saved, and would be gone.' };

/** What a setting was before. A version that is viewed stands in the form, as if somebody had written it: saved, it holds again. */
export function EarlierVersions({
  what,
  setting: { stored, earlier, isChanged, isWritten, viewed, view, takeStored },
}: {
  /** What it is, as `the days`. */
  what: string;
  setting: Setting;
}) {
  const params = { setting: earlier.of };
  const versions = settingCalls.useHostSettingVersionsQuery({ params }, { refetchOnMountOrArgChange: true });
  const [ask] = settingCalls.useLazyHostEarlierSettingQuery();
  const { confirm, requestError } = useServices();

  async function show(version: number) {
    if (isWritten && !(await confirm(REPLACE))) return;
    try {
      view(await ask({ params: { ...params, version: String(version) } }, true).unwrap());
    } catch (failure) {
      requestError(failure);
    }
  }
  if (versions.error && !versions.data)
    return <Failed what="The versions" error={versions.error} onRetry={versions.refetch} />;
  if (!versions.data) return <Loading of="the versions" lines={2} />;
  return (
    <>
      <VersionList
        of={what}
        versions={versions.data.map((each) =>
          each.version === stored.version ? { ...each, note: 'as it is now' } : each,
        )}
        shown={viewed?.version}
        onShow={(version) => void show(version)}
      />
      {viewed && (
        <Notice
          title={`Version ${viewed.version} stands in the form`}
          actions={<Button onClick={takeStored}>Back to now</Button>}
        >
          {madeSaid(viewed)}. {isChanged ? 'It holds again once you save it.' : 'It is the same as now.'}{' '}
          {viewed.leftOut}
        </Notice>
      )}
    </>
  );
}
