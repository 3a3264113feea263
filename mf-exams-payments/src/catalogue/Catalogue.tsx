import type { ListedOffer } from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { Button } from '@forms/shared/platform/ui';
import { ListTable, type Tab } from '@forms/shared/platform/ui/list';
import { useMemo, useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import { SelectEntry } from '../dialog-form/SelectEntry';
import styles from './Catalogue.module.css';
import { CatalogueFiles } from './CatalogueFiles';
import { catalogueCalls } from './catalogueCalls';
import { HistoryDialog } from './HistoryDialog';
import { ImportCatalogue } from './ImportCatalogue';
import { OfferDialog } from './OfferDialog';
import { offerColumnsShown, offerFilters } from './offerList';
import { RetireDialog } from './RetireDialog';

const ANY_SERIES = '';
const tabs: readonly Tab<ListedOffer>[] = [
  { key: 'offered', label: 'Offered', has: ({ isRetired }) => !isRetired },
  { key: 'retired', label: 'Retired', has: ({ isRetired }) => isRetired },
];

/** What is being done with an offer; nothing opens without one but what is added. */
type Open = { what: 'add' } | { what: 'edit' | 'history' | 'retire'; offer: ListedOffer };

/** What candidates can be entered for and what it costs, an offer a row. */
function Catalogue() {
  const { data, error, isFetching, refetch } = catalogueCalls.useExamsOffersQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [series, setSeries] = useState(ANY_SERIES);
  const [isImporting, setImporting] = useState(false);
  const [open, setOpen] = useState<Open>();
  const rows = useMemo(
    () => data?.offers.filter((offer) => series === ANY_SERIES || offer.series.includes(series)),
    [data, series],
  );
  const close = () => setOpen(undefined);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <SelectEntry
          label="Examined in"
          value={series}
          choices={[
            { value: ANY_SERIES, label: 'Any series' },
            ...(data?.series ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setSeries}
        />
        <CatalogueFiles />
        {!isImporting && <Button onClick={() => setImporting(true)}>Import a file</Button>}
      </div>
      {isImporting && <ImportCatalogue onClose={() => setImporting(false)} />}
      <ListTable
        id="catalogue"
        title="Catalogue"
        columns={offerColumnsShown}
        rows={rows}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && whyItFailed(error)}
        onRefresh={refetch}
        filters={offerFilters}
        tabs={tabs}
        onOpen={(offer) => setOpen({ what: offer.isRetired ? 'history' : 'edit', offer })}
        actions={(offer) => [
          ...(offer.isRetired ? [] : [{ label: 'Edit', onPress: () => setOpen({ what: 'edit', offer }) }]),
          { label: 'History', onPress: () => setOpen({ what: 'history', offer }) },
          offer.isRetired
            ? { label: 'Offer again', onPress: () => setOpen({ what: 'retire', offer }) }
            : { label: 'Retire', onPress: () => setOpen({ what: 'retire', offer }), isDangerous: true },
        ]}
        onAdd={() => setOpen({ what: 'add' })}
        addLabel="Add offer"
        empty="Add an offer."
      />
      {open?.what === 'add' && <OfferDialog onClose={close} />}
      {open?.what === 'edit' && <OfferDialog offer={open.offer} onClose={close} />}
      {open?.what === 'history' && <HistoryDialog offer={open.offer} onClose={close} />}
      {open?.what === 'retire' && <RetireDialog offer={open.offer} onClose={close} />}
    </div>
  );
}

export default Catalogue satisfies RemoteModules['mf-exams-payments/Catalogue'];
