import { type EnquiryStatus, statusNames, type TrackingStatus } from '@forms/shared/contract';
import type { ReactNode } from 'react';
import styles from './Status.module.css';

export type StatusWord = EnquiryStatus | TrackingStatus;

const half = <path d="M8 3.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />;
const tick = <path d="m5.2 8.2 2 2 3.6-4.2" />;
const cross = <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />;
const bar = <path d="M5.2 8h5.6" />;
const dot = <circle cx="8" cy="8" r="3" fill="currentColor" stroke="none" />;

type Tone = 'fresh' | 'begun' | 'done' | 'refused' | 'quiet';
const looks: Record<StatusWord, { tone: Tone; sign: ReactNode }> = {
  new: { tone: 'fresh', sign: dot },
  inProgress: { tone: 'begun', sign: half },
  completed: { tone: 'done', sign: tick },
  declined: { tone: 'refused', sign: cross },
  noResponse: { tone: 'quiet', sign: bar },
  submitted: { tone: 'fresh', sign: dot },
  investigating: { tone: 'begun', sign: half },
  rejected: { tone: 'refused', sign: cross },
};

export const statusWord = (status: StatusWord): string => statusNames[status];

/** How far something has come, as a coloured sign and a word. */
export function Status({ status }: { status: StatusWord }) {
  const { tone, sign } = looks[status];
  return (
    <span className={styles.status}>
      <svg
        className={styles[tone]}
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6.6" />
        {sign}
      </svg>
      {statusNames[status]}
    </span>
  );
}
