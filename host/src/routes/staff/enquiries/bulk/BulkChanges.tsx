import { type EnquirySummary, isBulkUnderWay } from '@forms/shared/contract';
import { useAppDispatch } from '@forms/shared/platform/store';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../../../../calls';
import { watched } from '../../staffCalls';
import { BulkNotice } from './BulkNotice';
import { bulkCalls } from './bulkCalls';

/** So often a change that is under way is asked how far it is. */
const ASKED_MS = 1_000;

/** The changes of many enquiries that somebody has under way, and what became of others; `onEnd` hears which could not be changed. */
export function BulkChanges({ onEnd }: { onEnd(failed: readonly EnquirySummary[]): void }) {
  const [isWatched, setIsWatched] = useState(false);
  const { data: changes } = bulkCalls.useHostBulkChangesQuery(undefined, {
    ...watched,
    pollingInterval: isWatched ? ASKED_MS : 0,
    // Another window may have begun one, or this page been left while one went on.
    refetchOnMountOrArgChange: true,
  });
  const isAny = changes?.some(({ state }) => isBulkUnderWay(state)) ?? false;
  useEffect(() => setIsWatched(isAny), [isAny]);

  const dispatch = useAppDispatch();
  const seen = useRef<ReadonlyMap<string, string>>(undefined);
  useEffect(() => {
    if (!changes) return;
    const before = seen.current;
    const states = new Map(changes.map(({ id, state, counts }) => [id, `${state} ${JSON.stringify(counts)}`]));
    seen.current = states;
    if (!before) return;
    const ended = changes.filter(({ id, state }) => !isBulkUnderWay(state) && before.get(id) !== states.get(id));
    if (ended.length === 0) return;
    dispatch(calls.util.invalidateTags(['Enquiry', 'Waiting']));
    onEnd(ended.flatMap(({ failed }) => failed.map(({ enquiry }) => enquiry)));
  }, [changes, dispatch, onEnd]);

  return changes?.map((change) => <BulkNotice key={change.id} change={change} />);
}
