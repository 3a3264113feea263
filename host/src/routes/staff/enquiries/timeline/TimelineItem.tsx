import {
  type Enquiry,
  type EnquiryMessages,
  formatPence,
  letterLabel,
  paymentStepLabels,
  shownTime,
} from '@forms/shared/contract';
import { StatusSign } from '@forms/shared/platform/ui/status';
import type { ReactNode } from 'react';
import { MailDetails } from '../../mail/MailDetails';
import { correctionWords } from './correctionWords';
import { editWords } from './editWords';
import { LetterEntry } from './LetterEntry';
import { NoteItem } from './NoteItem';
import styles from './TimelineItem.module.css';
import type { TimelineEntry } from './timelineEntries';

/** One entry of a timeline: what happened, who did it and when, and what was written. */
export function TimelineItem({
  entry,
  enquiry,
}: {
  entry: TimelineEntry;
  enquiry: Pick<Enquiry, 'id' | 'mergedInto'>;
}) {
  const { id: enquiryId, mergedInto } = enquiry;
  const { at } = entry;
  switch (entry.kind) {
    case 'submitted':
      return <Item at={at} title="Form submitted" by={entry.by} />;
    case 'status':
      return (
        <Item
          at={at}
          title={
            <>
              Set to <StatusSign status={entry.step.status} />
            </>
          }
          by={entry.step.author}
        />
      );
    case 'edit':
      return <Item at={at} title={editWords(entry.edit)} by={entry.edit.author} />;
    case 'correction': {
      const { changes, reason, author } = entry.correction;
      return (
        <Item at={at} title="Candidate corrected" by={author}>
          {changes.map((change) => (
            <p key={change.field} className={styles.detail}>
              {correctionWords(change)}
            </p>
          ))}
          {reason && <p className={styles.detail}>Reason: {reason}</p>}
        </Item>
      );
    }
    case 'answers': {
      const { changes, reason, author } = entry.correction;
      return (
        <Item at={at} title="Answers corrected" by={author}>
          {changes.map(({ asked, before, after }) => (
            <p key={`${asked} ${before}`} className={styles.detail}>
              {asked}: {quoted(before)} became {quoted(after)}
            </p>
          ))}
          <p className={styles.detail}>Reason: {reason}</p>
        </Item>
      );
    }
    case 'note':
      return (
        <Item at={at} title="Note" by={entry.comment.author}>
          <NoteItem comment={entry.comment} enquiryId={enquiryId} />
        </Item>
      );
    case 'message': {
      const { from, author, text, isWaiting, mail } = entry.message;
      const words = text && <p className={`${styles.written} ${styles[from]}`}>{text}</p>;
      return (
        <Item at={at} title={messageTitle(entry.message)} by={author}>
          {isWaiting && <p className={styles.waiting}>Waits for an answer</p>}
          {mail ? <MailDetails mail={mail}>{words}</MailDetails> : words}
        </Item>
      );
    }
    case 'letter': {
      const { recipient } = entry.letter;
      return (
        <Item at={at} title={`${letterLabel(entry.letter)} to ${recipient || 'nobody'}`}>
          <LetterEntry letter={entry.letter} enquiryId={enquiryId} canSend={!mergedInto} />
        </Item>
      );
    }
    case 'step': {
      const { kind, amount, detail, author } = entry.step;
      return (
        <Item
          at={at}
          title={amount === null ? paymentStepLabels[kind] : `${paymentStepLabels[kind]}, ${formatPence(amount)}`}
          by={author}
        >
          {detail && <p className={styles.detail}>{detail}</p>}
        </Item>
      );
    }
  }
}

const quoted = (answer: string) => (answer === '' ? 'none' : `“${answer}”`);

function messageTitle({ from, mail }: EnquiryMessages[number]): string {
  if (mail) return mail.isAutomatic ? 'Automatic mail' : 'Answer by mail';
  return from === 'staff' ? 'Message to the applicant' : 'Message from the applicant';
}

interface ItemProps {
  at: string;
  title: ReactNode;
  /** Who did it; left out where that is clear. */
  by?: string;
  children?: ReactNode;
}

function Item({ at, title, by, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <p className={styles.title}>{title}</p>
      {children}
      <p className={styles.when}>
        {by && `${by}, `}
        <time dateTime={at}>{shownTime(at)}</time>
      </p>
    </li>
  );
}
