import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { watched } from '../../staffCalls';
import { TestMenuWorkspace } from './TestMenuWorkspace';
import { testMenuCalls } from './testMenuCalls';

/** Where the menu of a site that is not live leads. */
export function TestMenuPage() {
  usePageHeading({ title: 'Test menu' });
  const { data, error, refetch } = testMenuCalls.useHostTestMenuQuery(undefined, watched);
  if (error && !data) return <Failed what="The test menu" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the test menu" lines={8} />;
  return <TestMenuWorkspace stored={data} />;
}
