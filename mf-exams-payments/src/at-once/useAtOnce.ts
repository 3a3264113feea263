import type { EntryOutcome } from '@forms/shared/contract';
import { useRef, useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';

/** What became of rows with which something was to be done: with how many it was, with which not and why, and why it ended early. */
export interface AtOnce {
  done?: string;
  refused?: { title: string; rows: readonly { named: string; message: string }[] };
  failure?: string;
}

/** What rows are called: one by itself, and so many of them. */
interface Words<Row> {
  named(row: Row): string;
  counted(count: number): string;
}

/** One thing that is done with many rows, so many in one call. */
export interface Act<Row> {
  /** What was done with them, as it is said behind their number. */
  said: string;
  /** Why nothing is done, where `isOpen` is so of none. */
  none: string;
  isOpen(row: Row): boolean;
  most: number;
  send(rows: readonly Row[]): Promise<EntryOutcome[]>;
}

/** Does one thing with many rows, call after call, and says what became of each. */
export function useAtOnce<Row extends { id: string }>({ named, counted }: Words<Row>) {
  const [outcome, setOutcome] = useState<AtOnce>();
  const isActing = useRef(false);

  async function act({ said, none, isOpen, most, send }: Act<Row>, rows: readonly Row[]) {
    if (isActing.current) return;
    const open = rows.filter(isOpen);
    const outcomes: EntryOutcome[] = [];
    let failure = open.length === 0 ? none : undefined;
    isActing.current = true;
    setOutcome(undefined);
    try {
      for (let at = 0; at < open.length; at += most) outcomes.push(...(await send(open.slice(at, at + most))));
    } catch (error) {
      failure = whyItFailed(error);
    }
    isActing.current = false;
    const names = new Map(open.map((row) => [row.id, named(row)]));
    const done = outcomes.filter((each) => each.done).length;
    const refused = outcomes.filter((each) => !each.done);
    setOutcome({
      ...(failure !== undefined && { failure }),
      ...(done > 0 && { done: `${counted(done)} ${said}.` }),
      ...(refused.length > 0 && {
        refused: {
          title: `Not done with ${counted(refused.length)}.`,
          rows: refused.map(({ id, message }) => ({ named: names.get(id) ?? '', message })),
        },
      }),
    });
  }
  return { act: (what: Act<Row>, rows: readonly Row[]) => void act(what, rows), outcome };
}
