import { formMade, type ListedForm, mayCall } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { type Column, ListTable, timeColumn } from '@forms/shared/platform/ui/list';
import { calls } from '../../../calls';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { watched } from '../staffCalls';
import { formsCalls } from './formsCalls';

const columns: readonly Column<ListedForm>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title, width: 250 },
  { key: 'slug', title: 'Address', value: ({ slug }) => slug, text: ({ slug }) => `/${slug}`, width: 250 },
  { key: 'version', title: 'Version', value: ({ version }) => version, align: 'end', width: 100 },
  timeColumn('madeAt', 'Last changed', ({ madeAt }) => madeAt),
  { key: 'madeBy', title: 'By', value: ({ madeBy }) => madeBy ?? 'The product itself', width: 160 },
];

/** Every form that there is, with its newest version. */
export function Forms() {
  usePageHeading({ title: 'Forms' });
  const { data: session } = calls.useHostSessionQuery();
  const { data, error, isFetching, refetch } = formsCalls.useHostFormsQuery(undefined, watched);
  const navigate = useNavigate();
  const mayAdd = session && mayCall(session, formMade);
  return (
    <ListTable
      id="forms"
      title="Forms"
      columns={columns}
      rows={data}
      keyOf={({ slug }) => slug}
      isLoading={isFetching}
      error={error && readFailure(error).message}
      onRefresh={refetch}
      to={({ slug }) => `/staff/form/${slug}`}
      {...(mayAdd ? { onAdd: () => void navigate('/staff/new-form'), addLabel: 'New form' } : {})}
      exportName="forms"
    />
  );
}
