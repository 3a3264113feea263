import { type Contact, IDEMPOTENCY_HEADER, newReply } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { idempotencyKey, randomId, useAppDispatch, useAppStore } from '@forms/shared/platform/store';
import type { ListDialog } from '@forms/shared/platform/ui/list';
import { readFailure } from '../../../services/failure';
import { staffCalls } from '../staffCalls';
import { Answered } from './Answered';
import { unsentReplies } from './unsentReplies';

/** What opens the dialog in which a message is answered by a letter. What is written there stays until it has been sent. */
export function useReply(): (contact: Contact) => ListDialog {
  const [send] = staffCalls.useHostReplyToContactMutation();
  const { toast } = useServices();
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return (contact) => {
    const { id, firstName, lastName, email } = contact;
    const unsent = () => unsentReplies.of(store.getState());
    const { journey, html: begun } = unsent()[id] ?? { journey: randomId(), html: '' };
    return {
      kind: 'text',
      title: `Reply to ${firstName} ${lastName}`,
      lead: <Answered contact={contact} />,
      label: 'Reply',
      value: begun,
      onChange: (html) => dispatch(unsentReplies.set({ ...unsent(), [id]: { journey, html } })),
      errorIn: (html) => newReply.safeParse({ html }).error?.issues[0]?.message,
      saveLabel: 'Send',
      onSave: async (html) => {
        const body = { html };
        const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, body) };
        const { error } = await send({ params: { id }, body, headers });
        if (error) return readFailure(error).message;
        dispatch(unsentReplies.set({ ...unsent(), [id]: undefined }));
        toast({ kind: 'positive', message: `Your reply is on its way to ${email}` });
        return undefined;
      },
    };
  };
}
