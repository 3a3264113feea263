import { type EnquiryStatus, type EnquirySummary, statusNames } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { useAppDispatch } from '@forms/shared/platform/store';
import { useRef, useState } from 'react';
import { calls } from '../../../calls';
import { readFailure } from '../../../services/failure';
import { staffCalls } from '../staffCalls';

/** An enquiry and the status that it is to have. */
interface Move {
  row: EnquirySummary;
  to: EnquiryStatus;
}
export interface NotMoved extends Move {
  /** Why, for a person. */
  message: string;
}
export interface Progress {
  done: number;
  total: number;
}

/** Whoever is refused with these would be refused for the next enquiry too: signed out, or too often. */
const forAll = [401, 403, 429, 503];

/** Gives many enquiries a status, one call after another: how far it is, which could not be changed, and a way back. */
export function useBulkStatus() {
  const [move] = staffCalls.useHostMoveEnquiryMutation();
  const dispatch = useAppDispatch();
  const { toast } = useServices();
  const [progress, setProgress] = useState<Progress>();
  const [notMoved, setNotMoved] = useState<readonly NotMoved[]>([]);
  const isRunning = useRef(false);

  async function run(moves: readonly Move[], said: (changed: number) => string, canUndo = true): Promise<void> {
    if (isRunning.current || moves.length === 0) return;
    isRunning.current = true;
    setNotMoved([]);
    const failed: NotMoved[] = [];
    const now = new Map<string, EnquirySummary>();
    for (const [at, { row, to }] of moves.entries()) {
      setProgress({ done: at, total: moves.length });
      const answer = await move({
        params: { id: row.id },
        body: { field: 'status', newValue: to, version: row.version },
      });
      if (answer.data) now.set(row.id, answer.data);
      if (answer.error === undefined) continue;
      const { status, message } = readFailure(answer.error);
      const endsHere = status === undefined || forAll.includes(status);
      for (const each of endsHere ? moves.slice(at) : [{ row, to }]) failed.push({ ...each, message });
      if (endsHere) break;
    }
    isRunning.current = false;
    setProgress(undefined);
    setNotMoved(failed);
    dispatch(calls.util.invalidateTags(['Enquiry', 'Waiting']));
    const moved = moves.filter(({ row }) => !failed.some((each) => each.row.id === row.id));
    if (moved.length === 0) return;
    const back = moved.map(({ row }) => ({ row: now.get(row.id) ?? row, to: row.status }));
    toast({
      kind: 'positive',
      message: said(moved.length),
      ...(canUndo && {
        duration: UNDO_MS,
        actions: [{ label: 'Undo', onPress: () => void run(back, (count) => `${counted(count)} as before`, false) }],
      }),
    });
  }

  const moveTo = (moves: readonly Move[], status: EnquiryStatus) =>
    run(moves, (count) => `${counted(count)} now ${statusNames[status]}`);
  return {
    progress,
    notMoved,
    /** Gives these enquiries a status; those that have it already stay as they are. */
    setStatus: (rows: readonly EnquirySummary[], status: EnquiryStatus) =>
      void moveTo(
        rows.filter((row) => row.status !== status).map((row) => ({ row, to: status })),
        status,
      ),
    tryAgain: () => void run(notMoved, (count) => `${counted(count)} changed after all`),
    dismiss: () => setNotMoved([]),
  };
}

const UNDO_MS = 10_000;
const counted = (count: number) => (count === 1 ? '1 enquiry is' : `${count} enquiries are`);
