import type { ExamEntry } from '@forms/shared/contract';
import { standalone } from '@forms/shared/platform/standalone';
import { useState } from 'react';
import ExamEntries from './exam-entry/ExamEntries';

/** The exam entries of a form that holds nothing else. */
function Exams() {
  const [entries, setEntries] = useState<ExamEntry[]>([]);
  return <ExamEntries value={entries} onChange={setEntries} />;
}

standalone(<Exams />);
