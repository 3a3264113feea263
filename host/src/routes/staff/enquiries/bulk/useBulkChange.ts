import {
  type Colleague,
  type EnquiryChange,
  type EnquiryStatus,
  type EnquirySummary,
  enquiryChanged,
  fold,
  statusNames,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, useAppDispatch } from '@forms/shared/platform/store';
import { useRef, useState } from 'react';
import { calls } from '../../../../calls';
import { readFailure } from '../../../../services/failure';
import { staffCalls } from '../../staffCalls';
import type { WithoutVersion } from '../triage/useChange';

type Change = WithoutVersion<EnquiryChange>;
/** An enquiry, and what is to be changed of it as it is by then. */
interface Move {
  row: EnquirySummary;
  to(row: EnquirySummary): Change;
}
export interface NotMoved extends Move {
  /** Why, for a person. */
  message: string;
}
export interface Progress {
  done: number;
  total: number;
}

/** Leaves only these enquiries selected. */
export type Keep = (rows: readonly EnquirySummary[]) => void;

/** Whoever is refused with these would be refused for the next enquiry too: signed out, or too often. */
const forAll = [401, 403, 429, 503];

/** What an enquiry had before a change, to be given back. */
const before = (row: EnquirySummary, { field }: Change): Change => {
  if (field === 'assignee') return { field, newValue: row.assignee?.id ?? null };
  if (field === 'tags') return { field, newValue: row.tags };
  return { field: 'status', newValue: row.status };
};

/** Changes many enquiries, one call after another: how far it is, which could not be changed, and a way back. */
export function useBulkChange() {
  const [move] = staffCalls.useHostMoveEnquiryMutation();
  const dispatch = useAppDispatch();
  const { toast } = useServices();
  const [progress, setProgress] = useState<Progress>();
  const [notMoved, setNotMoved] = useState<readonly NotMoved[]>([]);
  const isRunning = useRef(false);
  /** What the last answers said of enquiries, which may stand on no page that is open. */
  const latest = useRef(new Map<string, EnquirySummary>());
  const asItIs = (row: EnquirySummary) => {
    const known = latest.current.get(row.id);
    return known && known.version > row.version ? known : row;
  };

  async function run(
    moves: readonly Move[],
    said: (changed: number) => string,
    { keep, canUndo = true }: { keep?: Keep; canUndo?: boolean } = {},
  ): Promise<void> {
    if (isRunning.current || moves.length === 0) return;
    isRunning.current = true;
    setNotMoved([]);
    const failed: NotMoved[] = [];
    const back: Move[] = [];
    for (const [at, { row: listed, to }] of moves.entries()) {
      setProgress({ done: at, total: moves.length });
      const row = asItIs(listed);
      const change = to(row);
      const body = { ...change, version: row.version } as EnquiryChange;
      const answer = await move({ params: { id: row.id }, body });
      const stored = answer.data ?? answerIn(answer.error, enquiryChanged)?.stored;
      if (stored) latest.current.set(stored.id, stored);
      if (answer.data) back.push({ row: answer.data, to: () => before(row, change) });
      if (answer.error === undefined) continue;
      const { status, message } = readFailure(answer.error);
      const endsHere = status === undefined || forAll.includes(status);
      for (const each of endsHere ? moves.slice(at) : [{ row, to }]) failed.push({ ...each, message });
      if (endsHere) break;
    }
    isRunning.current = false;
    setProgress(undefined);
    setNotMoved(failed);
    if (failed.length > 0) keep?.(failed.map(({ row }) => row));
    dispatch(calls.util.invalidateTags(['Enquiry', 'Waiting']));
    if (back.length === 0) return;
    toast({
      kind: 'positive',
      message: said(back.length),
      ...(canUndo && {
        duration: UNDO_MS,
        actions: [
          {
            label: 'Undo',
            onPress: () => void run(back, (count) => `${counted(count)} as before`, { canUndo: false }),
          },
        ],
      }),
    });
  }

  return {
    progress,
    notMoved,
    /** Gives these enquiries a status; those that have it already stay as they are. */
    setStatus: (rows: readonly EnquirySummary[], status: EnquiryStatus, keep: Keep) =>
      void run(
        rows
          .filter((row) => row.status !== status)
          .map((row) => ({ row, to: () => ({ field: 'status', newValue: status }) })),
        (count) => `${counted(count)} now ${statusNames[status]}`,
        { keep },
      ),
    /** Assigns them to somebody, or to nobody. */
    assign: (rows: readonly EnquirySummary[], to: Colleague | null, keep: Keep) =>
      void run(
        rows
          .filter(({ assignee }) => (assignee?.id ?? null) !== (to?.id ?? null))
          .map((row) => ({ row, to: () => ({ field: 'assignee', newValue: to?.id ?? null }) })),
        (count) => `${counted(count)} assigned to ${to?.name ?? 'nobody'}`,
        { keep },
      ),
    /** Puts one more tag on each that has none such. */
    tag: (rows: readonly EnquirySummary[], tag: string, keep: Keep) =>
      void run(
        rows
          .filter(({ tags }) => !tags.some((each) => fold(each) === fold(tag)))
          .map((row) => ({ row, to: ({ tags }) => ({ field: 'tags', newValue: [...tags, tag] }) })),
        (count) => `${counted(count)} tagged “${tag}”`,
        { keep },
      ),
    /** Once more, over what others have made of them meanwhile. */
    tryAgain: () => void run(notMoved, (count) => `${counted(count)} changed after all`),
    dismiss: () => setNotMoved([]),
  };
}

const UNDO_MS = 10_000;
const counted = (count: number) => (count === 1 ? '1 enquiry is' : `${count} enquiries are`);
