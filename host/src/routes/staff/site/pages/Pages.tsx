import { campusNames, campusOfLanguage, type ListedPage } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { type Column, ListTable, timeColumn } from '@forms/shared/platform/ui/list';
import { readFailure } from '../../../../services/failure';
import { usePageHeading } from '../../../usePageHeading';
import { watched } from '../../staffCalls';
import { languageNames } from './languageNames';
import { pageCalls } from './pageCalls';

const columns: readonly Column<ListedPage>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title, width: 245 },
  { key: 'slug', title: 'Address', value: ({ slug }) => slug, text: ({ slug }) => `/${slug}`, width: 220 },
  {
    key: 'language',
    title: 'Language',
    value: ({ language }) => language,
    text: ({ language }) => `${languageNames[language]} (${campusNames[campusOfLanguage[language]]})`,
    width: 190,
  },
  { key: 'version', title: 'Version', value: ({ version }) => version, align: 'end', width: 100 },
  { ...timeColumn<ListedPage>('madeAt', 'Published', ({ madeAt }) => madeAt, 'Came with the product'), width: 190 },
  { key: 'madeBy', title: 'By', value: ({ madeBy }) => madeBy, width: 140 },
];

/** Every page of the site, in both languages. */
export function Pages() {
  usePageHeading({ title: 'Pages' });
  const { data, error, isFetching, refetch } = pageCalls.useHostPagesQuery(undefined, watched);
  const navigate = useNavigate();
  return (
    <ListTable
      id="pages"
      title="Pages"
      columns={columns}
      rows={data}
      keyOf={({ slug }) => slug}
      isLoading={isFetching}
      error={error && readFailure(error).message}
      onRefresh={refetch}
      to={({ slug }) => `/staff/page/${slug}`}
      onAdd={() => void navigate('/staff/new-page')}
      addLabel="New page"
      exportName="pages"
    />
  );
}
