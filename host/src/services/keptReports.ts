import { type BugReport, bugReport } from '@forms/shared/contract';
import { KEPT_REPORTS } from './keptPlace';

/** More than these are not kept: the oldest goes. */
const MOST = 10;

/** Bug reports that could not be sent yet, by the key that each is sent with, oldest first. They outlast a reload. */
export function keptReports(): [key: string, report: BugReport][] {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(KEPT_REPORTS) ?? '{}'));
    return kept.flatMap(([key, report]) => {
      const read = bugReport.safeParse(report);
      return read.success ? [[key, read.data]] : [];
    });
  } catch {
    return [];
  }
}

/** Keeps a report; answers whether this browser could. */
export function keepReport(key: string, report: BugReport): boolean {
  return store([...keptReports(), [key, report]]);
}

export function forgetReport(key: string): void {
  store(keptReports().filter(([kept]) => kept !== key));
}

function store(reports: [string, BugReport][]): boolean {
  try {
    if (reports.length === 0) localStorage.removeItem(KEPT_REPORTS);
    else localStorage.setItem(KEPT_REPORTS, JSON.stringify(Object.fromEntries(reports.slice(-MOST))));
    return true;
  } catch {
    return false;
  }
}
