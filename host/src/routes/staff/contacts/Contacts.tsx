import { type Contact, type ContactReply, shownTime, statusNames, trackingStatuses } from '@forms/shared/contract';
import { type Column, type Filter, ListTable } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { useKeepOrder } from '../record/shownOrder';
import { statusTabs } from '../record/statusTabs';
import { timeColumn } from '../record/timeColumn';
import { staffCalls, watched } from '../staffCalls';
import { useReply } from './useReply';

const columns: readonly Column<Contact>[] = [
  { key: 'name', title: 'Name', value: ({ firstName, lastName }) => `${firstName} ${lastName}`, width: 125 },
  { key: 'email', title: 'Email', value: ({ email }) => email, width: 155 },
  { key: 'message', title: 'Message', value: ({ message }) => message, width: 186 },
  { key: 'page', title: 'Sent from', value: ({ page }) => page, width: 115 },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => trackingStatuses.indexOf(status),
    text: ({ status }) => statusNames[status],
    draw: ({ status }) => <StatusSign status={status} />,
    width: 135,
  },
  timeColumn('sent', 'Sent', ({ sentAt }) => sentAt),
  {
    ...timeColumn<Contact>('answered', 'Answered', ({ replies }) => replies.at(-1)?.madeAt ?? null),
    text: ({ replies }) => answeredLabel(replies.at(-1)),
  },
];

/** When a message was answered last; that the letter did not go is what staff must know first. */
function answeredLabel(last: ContactReply | undefined): string {
  if (!last) return '';
  return last.letter.state === 'failed' ? 'Letter not sent' : shownTime(last.madeAt);
}

const filters: readonly Filter<Contact>[] = [
  { key: 'page', label: 'Sent from', of: ({ page }) => page },
  { key: 'kind', label: 'Kind', of: ({ suspect }) => (suspect ? 'May be spam' : 'Message') },
];
const tabs = statusTabs<Contact>(trackingStatuses, ({ status }) => status);

/** What people wrote by the contact form, newest first. */
export function Contacts() {
  usePageHeading({ title: 'Contacts' });
  const reply = useReply();
  const { data, error, isFetching, refetch } = staffCalls.useHostContactsQuery(undefined, watched);
  return (
    <ListTable
      id="contacts"
      title="Contacts"
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      isLoading={isFetching}
      error={error && readFailure(error).message}
      onRefresh={refetch}
      to={({ id }) => `/staff/contact/${id}`}
      tabs={tabs}
      filters={filters}
      actions={(contact: Contact) => [{ label: 'Reply', onPress: () => reply(contact) }]}
      onShow={useKeepOrder('contacts')}
      exportName="contacts"
      empty="What somebody writes by the contact form appears here."
    />
  );
}
