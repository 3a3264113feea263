import { openSeries } from '@forms/shared/testing/open-series';

const text = (value: string | number) => `'${String(value).replaceAll("'", "''")}'`;

/** The SQL of what stands in a database after staff have set when exams are entered: the same on every day of the year. */
export function seriesOpened(): string {
  const rows = openSeries(Date.now()).map(
    ({ seriesId, board, level, dates, version, changedBy, changedAt }) =>
      `(${[seriesId, board, level, dates, version, changedBy, changedAt].map(text)})`,
  );
  return `
    insert into exam_key_dates values ${rows};
    -- As a server of the same database would: what was read before is read anew.
    update exam_catalogue set revision = revision + 1`;
}
