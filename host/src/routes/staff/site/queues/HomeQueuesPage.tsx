import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { staffCalls, watched } from '../../staffCalls';
import { HomeQueuesWorkspace } from './HomeQueuesWorkspace';
import { homeQueueCalls } from './homeQueueCalls';

/** Which queues of work everybody's home page shows. */
export function HomeQueuesPage() {
  usePageHeading({ title: 'Queues' });
  const stored = homeQueueCalls.useHostHomeQueuesQuery(undefined, watched);
  const views = staffCalls.useHostViewsQuery({ query: { list: 'enquiries' } }, watched);
  const { error } = stored.data ? views : stored;
  if (error && !(stored.data && views.data)) {
    const retry = () => void Promise.all([stored.refetch(), views.refetch()]);
    return <Failed what="The queues" error={error} onRetry={retry} />;
  }
  if (!stored.data || !views.data) return <Loading of="the queues" lines={10} />;
  return <HomeQueuesWorkspace stored={stored.data} views={views.data.filter(({ isShared }) => isShared)} />;
}
