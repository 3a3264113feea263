import { type BulkValue, countChanged, type EnquirySummary, IDEMPOTENCY_HEADER } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, idempotencyKey, randomId, useAppDispatch } from '@forms/shared/platform/store';
import type { SelectedRows } from '@forms/shared/platform/ui/list';
import { useRef, useState } from 'react';
import { calls } from '../../../../calls';
import { bulkCalls } from './bulkCalls';
import { selectionOf } from './selectionOf';

/** Leaves only these enquiries selected. */
export type Keep = (rows: readonly EnquirySummary[]) => void;
/** Enquiries as they are selected in the list. */
export interface Selected extends SelectedRows<EnquirySummary> {
  keep: Keep;
}

/** Begins changes of many enquiries, which the server goes on with; `keep` leaves selected what could not be changed. */
export function useBulkChange() {
  const [begin, { isLoading }] = bulkCalls.useHostStartBulkChangeMutation();
  const dispatch = useAppDispatch();
  const { requestError } = useServices();
  const keep = useRef<Keep>(undefined);
  const [journey, setJourney] = useState(randomId);

  async function start(value: BulkValue, selected: Selected): Promise<void> {
    if (isLoading) return;
    keep.current = selected.keep;
    const body = { value, selection: selectionOf(selected) };
    const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, body) };
    const { error } = await begin({ body, headers });
    if (error === undefined) return setJourney(randomId());
    // The list shows how many there are now.
    if (answerIn(error, countChanged)) dispatch(calls.util.invalidateTags(['Enquiry']));
    requestError(error);
  }
  return {
    start,
    /** Hears which could not be changed, once a change has ended. */
    ended(failed: readonly EnquirySummary[]) {
      if (failed.length > 0) keep.current?.(failed);
    },
  };
}
