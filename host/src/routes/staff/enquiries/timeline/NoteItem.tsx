import type { EnquiryComment } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { calls } from '../../../../calls';
import { noteCalls } from './noteCalls';
import styles from './TimelineItem.module.css';

/** What staff wrote, for whom, and the way for each of them to say that they have done with it. */
export function NoteItem({ comment, enquiryId }: { comment: EnquiryComment; enquiryId: string }) {
  const { id, text, mentions } = comment;
  const { data: session } = calls.useHostSessionQuery();
  const [end, { isLoading }] = noteCalls.useHostEndMentionMutation();
  const { requestError } = useServices();
  const waits = mentions.some((colleague) => colleague.id === session?.userId && !colleague.isDone);
  return (
    <>
      <p className={styles.written}>{text}</p>
      {mentions.length > 0 && (
        <p className={styles.detail}>
          For {mentions.map(({ name, isDone }) => (isDone ? `${name} (done)` : name)).join(', ')}
        </p>
      )}
      {waits && (
        <div>
          <Button
            size="small"
            loading={isLoading}
            onClick={() =>
              void end({ params: { id: enquiryId, commentId: id } })
                .unwrap()
                .catch(requestError)
            }
          >
            I have done with it
          </Button>
        </div>
      )}
    </>
  );
}
