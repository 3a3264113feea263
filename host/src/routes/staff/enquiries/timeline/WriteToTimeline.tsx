import { type Enquiry, IDEMPOTENCY_HEADER, newMessage } from '@forms/shared/contract';
import { idempotencyKey, randomId, useAppDispatch, useAppSelector } from '@forms/shared/platform/store';
import { Radio } from '@forms/shared/platform/ui/choice';
import { useState } from 'react';
import { staffCalls } from '../../staffCalls';
import { TemplateMenu } from './TemplateMenu';
import { unsentMessages } from './unsent';
import { WriteForm } from './WriteForm';
import { WriteNote } from './WriteNote';
import styles from './WriteToTimeline.module.css';

interface WriteToTimelineProps {
  enquiry: Pick<Enquiry, 'id' | 'name' | 'email' | 'reference' | 'formTitle' | 'mergedInto'>;
  /** The messages that are shown, by id: answering ends the waiting for these. */
  seen: string[];
}

const kinds = [
  { value: 'message', label: 'To the applicant' },
  { value: 'note', label: 'Note for staff' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** Writes to the applicant, or a note for colleagues. What was begun of either stays while one looks at the other. */
export function WriteToTimeline({ enquiry, seen }: WriteToTimelineProps) {
  const { id: enquiryId, email, mergedInto } = enquiry;
  const [chosen, setKind] = useState<Kind>('message');
  // Their applicant reads on, and writes to, the one that stays.
  const kind = mergedInto ? 'note' : chosen;
  const [write] = staffCalls.useHostWriteToApplicantMutation();
  const [journey, setJourney] = useState(randomId);
  const messages = useAppSelector(unsentMessages.of);
  const dispatch = useAppDispatch();

  async function send({ text }: { text: string }) {
    const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, text) };
    await write({ params: { id: enquiryId }, body: { text, seen }, headers }).unwrap();
    setJourney(randomId());
  }

  function addWords(words: string) {
    const begun = messages[enquiryId]?.trimEnd();
    dispatch(unsentMessages.set({ ...messages, [enquiryId]: begun ? `${begun}\n\n${words}` : words }));
  }

  return (
    <div className={styles.write}>
      {!mergedInto && (
        <Radio.Group
          aria-label="What to write"
          optionType="button"
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
          options={[...kinds]}
        />
      )}
      {kind === 'message' && <TemplateMenu enquiry={enquiry} onChoose={addWords} />}
      {kind === 'message' ? (
        <WriteForm
          id="message"
          label="Message"
          hint={
            email
              ? 'They read it on their private page. A letter tells them that it is there, and holds nothing of it.'
              : 'There is no email address to write to: they read it when they open their private page.'
          }
          button="Send message"
          failed="The message was not sent, and is still here."
          enquiryId={enquiryId}
          unsent={unsentMessages}
          schema={newMessage}
          onSend={send}
        />
      ) : (
        <WriteNote enquiryId={enquiryId} />
      )}
    </div>
  );
}
