import { shownTime } from '../../../contract';
import { language } from '../../words';
import type { Column } from './column';

/** Holds the longest, as 28 Sept 2026, 20:48, however a device draws its letters; in CSS pixels. */
const WIDTH = 168;

/** A column of moments; `none` is said where there is none. */
export const timeColumn = <Row>(
  key: string,
  title: string,
  at: (row: Row) => string | null,
  none = '',
): Column<Row> => ({
  key,
  title,
  value: at,
  text: (row) => {
    const moment = at(row);
    return moment === null ? none : shownTime(moment, language());
  },
  width: WIDTH,
});
