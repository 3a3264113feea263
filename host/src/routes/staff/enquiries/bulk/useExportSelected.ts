import { countChanged, type EnquirySummary, enquiriesAsked, type ListFile } from '@forms/shared/contract';
import { useSearchParams } from '@forms/shared/platform/routing';
import { answerIn, useAppDispatch } from '@forms/shared/platform/store';
import type { SelectedRows } from '@forms/shared/platform/ui/list';
import { calls } from '../../../../calls';
import { bulkCalls } from './bulkCalls';
import { selectionOf } from './selectionOf';

/** Saves the selected enquiries as a file, in the order in which the list stands. */
export function useExportSelected() {
  const [exportSelected] = bulkCalls.useHostExportSelectedEnquiriesMutation();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  return async (selected: SelectedRows<EnquirySummary>, file: ListFile) => {
    const { sort } = enquiriesAsked.pick({ sort: true }).parse(Object.fromEntries(params));
    const { error } = await exportSelected({ body: { selection: selectionOf(selected), sort, file } });
    if (error === undefined) return;
    // The list shows how many there are now.
    if (answerIn(error, countChanged)) dispatch(calls.util.invalidateTags(['Enquiry']));
    throw error;
  };
}
