import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../../Failed';
import { usePageHeading } from '../../../usePageHeading';
import { Record } from '../../record/Record';
import { watched } from '../../staffCalls';
import { ChoiceListPart } from './ChoiceListPart';
import { choiceCalls } from './choiceCalls';

/** The lists that every form may choose from: titles, and where people have heard of the college. */
export function Choices() {
  usePageHeading({ title: 'Lists' });
  const { data, error, refetch } = choiceCalls.useHostChoiceListsQuery(undefined, watched);
  if (error && !data) return <Failed what="The lists" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the lists" lines={10} />;
  return (
    <Record>
      {data.map((list) => (
        <ChoiceListPart key={list.name} list={list} />
      ))}
    </Record>
  );
}
