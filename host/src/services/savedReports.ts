import { type BugReport, bugReport } from '@forms/shared/contract';
import { SAVED_REPORTS } from './savedPlace';

/** More than these are not kept: the oldest goes. */
const MOST = 10;

/** Bug reports that could not be sent yet, by the key that each is sent with, oldest first. They outlast a reload. */
export function savedReports(): [key: string, report: BugReport][] {
  try {
    const saved = Object.entries(JSON.parse(localStorage.getItem(SAVED_REPORTS) ?? '{}'));
    return saved.flatMap(([key, report]) => {
      const read = bugReport.safeParse(report);
      return read.success ? [[key, read.data]] : [];
    });
  } catch {
    return [];
  }
}

/** Keeps a report; answers whether this browser could. */
export function saveReport(key: string, report: BugReport): boolean {
  return store([...savedReports(), [key, report]]);
}

export function forgetReport(key: string): void {
  store(savedReports().filter(([saved]) => saved !== key));
}

function store(reports: [string, BugReport][]): boolean {
  try {
    if (reports.length === 0) localStorage.removeItem(SAVED_REPORTS);
    else localStorage.setItem(SAVED_REPORTS, JSON.stringify(Object.fromEntries(reports.slice(-MOST))));
    return true;
  } catch {
    return false;
  }
}
