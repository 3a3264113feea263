import type { ListedTerms } from '@forms/shared/contract';
import { type Column, ListTable, timeColumn } from '@forms/shared/platform/ui/list';
import { readFailure } from '../../../../services/failure';
import { usePageHeading } from '../../../usePageHeading';
import { watched } from '../../staffCalls';
import { termsCalls } from './termsCalls';

const columns: readonly Column<ListedTerms>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title, width: 400 },
  { key: 'version', title: 'Version', value: ({ version }) => version, align: 'end', width: 100 },
  { ...timeColumn<ListedTerms>('madeAt', 'Published', ({ madeAt }) => madeAt, 'Came with the product'), width: 190 },
  { key: 'madeBy', title: 'By', value: ({ madeBy }) => madeBy, width: 120 },
  { key: 'accepted', title: 'Accepted', value: ({ accepted }) => accepted, align: 'end', width: 110 },
  {
    ...{ key: 'acceptedBefore', title: 'Accepted before', align: 'end', width: 175 },
    value: ({ acceptedBefore }) => acceptedBefore,
  },
];

/** What people agree to, and by how many applications it was accepted. */
export function Terms() {
  usePageHeading({ title: 'Terms' });
  const { data, error, isFetching, refetch } = termsCalls.useHostTermsOfSiteQuery(undefined, watched);
  return (
    <ListTable
      id="terms"
      title="Terms"
      columns={columns}
      rows={data}
      keyOf={({ slug }) => slug}
      isLoading={isFetching}
      error={error && readFailure(error).message}
      onRefresh={refetch}
      to={({ slug }) => `/staff/terms-text/${slug}`}
      exportName="terms"
    />
  );
}
