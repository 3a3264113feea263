import type { RemoteModules } from '@forms/shared/platform/remotes';
import { FieldFrame, Loading, NativeSelect, Notice } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { Failed } from '../answered/Failed';
import styles from './KeyDates.module.css';
import { KeyDatesDialog } from './KeyDatesDialog';
import { KeyDatesTable } from './KeyDatesTable';
import { keyDatesCalls } from './keyDatesCalls';

/** When each board's qualifications are entered for, by series, and what late entries cost more. */
function KeyDates() {
  const { data, error, refetch } = keyDatesCalls.useExamsKeyDatesQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [seriesId, setSeriesId] = useState<string>();
  const [edited, setEdited] = useState<{ board: string; level: string }>();
  const id = useId();
  if (error) {
    return <Failed of="the key dates" error={error} onRetry={refetch} />;
  }
  if (!data) return <Loading of="the key dates" lines={8} />;
  // The first series that anything is entered in, until another is chosen.
  const shown =
    data.find(({ series }) => series.id === seriesId) ?? data.find(({ rows }) => rows.some(({ dates }) => dates));
  if (!shown) return <Notice title="There is nothing in the catalogue yet." />;
  const row = shown.rows.find(({ board, level }) => board.id === edited?.board && level.id === edited.level);
  return (
    <div className={styles.page}>
      <div className={styles.series}>
        <FieldFrame id={id} label="Series">
          {({ describedBy }) => (
            <NativeSelect
              id={id}
              value={shown.series.id}
              aria-describedby={describedBy}
              onChange={({ target }) => setSeriesId(target.value)}
            >
              {data.map(({ series }) => (
                <option key={series.id} value={series.id}>
                  {series.name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
      </div>
      <KeyDatesTable rows={shown.rows} onEdit={({ board, level }) => setEdited({ board: board.id, level: level.id })} />
      {row && <KeyDatesDialog series={shown.series} row={row} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

export default KeyDates satisfies RemoteModules['mf-exams-payments/KeyDates'];
