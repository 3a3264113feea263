import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { watched } from '../../staffCalls';
import { TemplatesWorkspace } from './TemplatesWorkspace';
import { templateCalls } from './templateCalls';

/** What staff write to applicants again and again. */
export function ReplyTemplates() {
  usePageHeading({ title: 'Reply templates' });
  const { data, error, refetch } = templateCalls.useHostReplyTemplatesQuery(undefined, watched);
  if (error && !data) return <Failed what="The templates" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the templates" lines={10} />;
  return <TemplatesWorkspace stored={data} />;
}
