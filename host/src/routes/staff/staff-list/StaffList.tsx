import type { ListPage, ViewedList } from '@forms/shared/contract';
import { type AskedOfList, inWorkbook, PagedTable, useListLook } from '@forms/shared/platform/ui/list';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { useKeepOrder } from '../record/shownOrder';
import { watched } from '../staffCalls';
import { useViewCome } from '../views/useViewCome';
import { Views } from '../views/Views';

type OfEach =
  | 'look'
  | 'page'
  | 'keyOf'
  | 'isLoading'
  | 'error'
  | 'onRefresh'
  | 'onShow'
  | 'onExport'
  | 'onExportWorkbook';

interface StaffListProps<Row extends { id: string }> extends Omit<Parameters<typeof PagedTable<Row>>[0], OfEach> {
  id: ViewedList;
  /** Asks for a page of its rows. */
  useRows(
    asked: AskedOfList,
    when: typeof watched & { skip: boolean },
  ): { data?: ListPage<Row> | undefined; error?: unknown; isFetching: boolean; refetch(): unknown };
  /** The server writes an Excel workbook of them too. */
  hasWorkbook?: true;
  /** Asks for all that was found as a file. */
  useExport(): readonly [(asked: AskedOfList) => { unwrap(): Promise<unknown> }, ...unknown[]];
}

/** A page of the portal that is a list: under its heading, with the views of it and with what opens its entries in their order. */
export function StaffList<Row extends { id: string }>({
  useRows,
  useExport,
  hasWorkbook,
  ...list
}: StaffListProps<Row>) {
  usePageHeading({ title: list.title });
  const look = useListLook({ id: list.id });
  const isComing = useViewCome(list.id, look);
  const { data, error, isFetching, refetch } = useRows(look.asked, { ...watched, skip: isComing });
  const [exportAll] = useExport();
  return (
    <>
      <Views list={list.id} look={look} />
      <PagedTable
        {...list}
        look={look}
        page={data}
        keyOf={({ id }) => id}
        isLoading={isFetching || isComing}
        error={error ? readFailure(error).message : undefined}
        onRefresh={refetch}
        onShow={useKeepOrder(list.id)}
        onExport={() => exportAll(look.asked).unwrap()}
        onExportWorkbook={hasWorkbook && (() => exportAll(inWorkbook(look.asked)).unwrap())}
      />
    </>
  );
}
