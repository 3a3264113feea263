import type { EnquirySummary } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';
import { type Column, PagedTable, useListLook } from '@forms/shared/platform/ui/list';
import { enquiries } from '../../../../shared/contract/enquiries/routes';
import { drawInHost } from '../inHost';
import { find, offer, textsOf } from '../peer';
import { poundsOf, columns as titles } from './enquiries';

const { useBenchEnquiriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ benchEnquiries: build.query(call(enquiries)) }),
});

const columns: Column<EnquirySummary>[] = titles.map(({ key, title }) => ({
  key,
  title,
  value: (enquiry) => enquiry[key],
  ...(key === 'amount' ? { text: ({ amount }: EnquirySummary) => poundsOf(amount), align: 'end' } : {}),
}));
const keyOf = ({ id }: EnquirySummary) => id;

function Enquiries() {
  const look = useListLook({ id: 'bench' });
  const { data, isFetching } = useBenchEnquiriesQuery(look.asked);
  return (
    <PagedTable
      id="bench"
      title="Enquiries"
      columns={columns}
      look={look}
      page={data}
      keyOf={keyOf}
      isLoading={isFetching}
      searchHint="Finds people."
    />
  );
}

offer({
  mount: (root) => drawInHost(root, <Enquiries />),
  rows: () => textsOf('tbody tr[data-key] > :first-child'),
  sort: () => find('[data-column="name"] button').click(),
  searchBox: () => find('input[type="search"]'),
  goToEnd: () => find('[aria-label="Last page"]').click(),
});
