import { type ListedForm, routes, shownTime } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/routing';
import { type Column, ListTable } from '@forms/shared/ui/list';
import { calls, watched } from '../../../calls';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { mayCall } from '../staffPages';

const columns: readonly Column<ListedForm>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title },
  { key: 'slug', title: 'Address', value: ({ slug }) => slug, text: ({ slug }) => `/${slug}` },
  { key: 'version', title: 'Version', value: ({ version }) => version, align: 'end', width: 120 },
  {
    key: 'madeAt',
    title: 'Last changed',
    value: ({ madeAt }) => madeAt,
    text: ({ madeAt }) => shownTime(madeAt),
    width: 190,
  },
  { key: 'madeBy', title: 'By', value: ({ madeBy }) => madeBy ?? 'The product itself', width: 200 },
];

/** Every form that there is, with its newest version. */
export function Forms() {
  usePageHeading({ title: 'Forms' });
  const { data: session } = calls.useHostSessionQuery();
  const { data, error, isFetching, refetch } = calls.useHostFormsQuery(undefined, watched);
  const navigate = useNavigate();
  const mayAdd = session && mayCall(session.roles, routes.newForm);
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
