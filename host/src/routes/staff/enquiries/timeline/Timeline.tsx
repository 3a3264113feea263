import type { Enquiry } from '@forms/shared/contract';
import { Loading, NativeSelect } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { Failed } from '../../../Failed';
import { staffCalls, watched } from '../../staffCalls';
import { NoAnswer } from './NoAnswer';
import styles from './Timeline.module.css';
import { TimelineItem } from './TimelineItem';
import { type TimelineGroup, timelineGroups, timelineOf } from './timelineEntries';
import { WriteToTimeline } from './WriteToTimeline';

/** Everything that happened to an enquiry and was done with it, the newest first, under the ways to add to it. */
export function Timeline({ enquiry }: { enquiry: Enquiry }) {
  const { data, error, refetch } = staffCalls.useHostMessagesQuery({ params: { id: enquiry.id } }, watched);
  const [group, setGroup] = useState<TimelineGroup>();
  const id = useId();
  if (error && !data) return <Failed what="The messages" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the timeline" lines={8} />;
  const entries = timelineOf(enquiry, data);
  const shown = group ? entries.filter((entry) => entry.group === group) : entries;
  // Of what waits for nothing there is nothing to end, and there may be much of it.
  const seen = data.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
  return (
    <div className={styles.timeline}>
      <WriteToTimeline enquiry={enquiry} seen={seen} />
      {data.some(({ isWaiting }) => isWaiting) && <NoAnswer enquiryId={enquiry.id} seen={seen} />}
      <div className={styles.filter}>
        <label htmlFor={id}>Show</label>
        <NativeSelect
          id={id}
          value={group ?? ''}
          onChange={({ target }) => setGroup((target.value || undefined) as TimelineGroup | undefined)}
        >
          <option value="">Everything ({entries.length})</option>
          {Object.entries(timelineGroups).map(([key, label]) => (
            <option key={key} value={key}>
              {label} ({entries.filter((entry) => entry.group === key).length})
            </option>
          ))}
        </NativeSelect>
      </div>
      {shown.length === 0 && <p className={styles.none}>None.</p>}
      <ol className={styles.entries}>
        {shown.map((entry) => (
          <TimelineItem key={entry.key} entry={entry} enquiry={enquiry} />
        ))}
      </ol>
    </div>
  );
}
