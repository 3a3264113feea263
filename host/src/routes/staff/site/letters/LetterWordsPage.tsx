import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { watched } from '../../staffCalls';
import { LettersWorkspace } from './LettersWorkspace';
import { letterWordsCalls } from './letterWordsCalls';

/** What the college adds to the letters that go by themselves. */
export function LetterWordsPage() {
  usePageHeading({ title: 'Letters' });
  const { data, error, refetch } = letterWordsCalls.useHostLetterWordsQuery(undefined, watched);
  if (error && !data) return <Failed what="The words of letters" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the words of letters" lines={10} />;
  return <LettersWorkspace stored={data} />;
}
