import { type Contact, type ContactReply, shownTime, statusNames, trackingStatuses } from '@forms/shared/contract';
import { type Column, type PagedFilter, timeColumn } from '@forms/shared/platform/ui/list';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { tabsOf } from '../record/statusTabs';
import { StaffList } from '../staff-list/StaffList';
import { staffCalls } from '../staffCalls';
import styles from './Contacts.module.css';
import { useReply } from './useReply';

const columns: readonly Column<Contact>[] = [
  {
    key: 'name',
    title: 'Name',
    value: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    width: 158,
  },
  { key: 'email', title: 'Email', value: ({ email }) => email, sortable: false, width: 235 },
  {
    key: 'message',
    title: 'Message',
    value: ({ message }) => message,
    draw: ({ message }) => <span className={styles.message}>{message}</span>,
    sortable: false,
    width: 190,
  },
  { key: 'page', title: 'Sent from', value: ({ page }) => page, sortable: false, isExtra: true, width: 115 },
  {
    key: 'status',
    title: 'Status',
    value: ({ status }) => trackingStatuses.indexOf(status),
    text: ({ status }) => statusNames[status],
    draw: ({ status }) => <StatusSign status={status} />,
    sortable: false,
    width: 125,
  },
  timeColumn('sent', 'Sent', ({ sentAt }) => sentAt),
  {
    ...timeColumn<Contact>('answered', 'Answered', ({ replies }) => replies.at(-1)?.madeAt ?? null),
    text: ({ replies }) => answeredLabel(replies.at(-1)),
    sortable: false,
  },
];

/** When a message was answered last; that the letter did not go is what staff must know first. */
function answeredLabel(last: ContactReply | undefined): string {
  if (!last) return '';
  return last.letter.state === 'failed' ? 'Letter not sent' : shownTime(last.madeAt);
}

const kinds: PagedFilter = {
  key: 'kind',
  label: 'Kind',
  choices: [
    { value: 'message', label: 'Message' },
    { value: 'suspect', label: 'May be spam' },
  ],
};
const tabs = tabsOf(trackingStatuses);

/** The messages of the contact form, newest first. */
export function Contacts() {
  const reply = useReply();
  const { data: pages = [] } = staffCalls.useHostContactPagesQuery(undefined);
  const sentFrom = { key: 'page', label: 'Sent from', choices: pages.map((page) => ({ value: page, label: page })) };
  return (
    <StaffList
      id="contacts"
      title="Contacts"
      columns={columns}
      useRows={staffCalls.useHostContactsQuery}
      useExport={staffCalls.useHostExportContactsMutation}
      to={({ id }) => `/staff/contact/${id}`}
      tabs={tabs}
      filters={[kinds, sentFrom]}
      searchHint="Finds names, email addresses, mobile numbers, words of a message, and the page it was sent from."
      actions={(contact: Contact) => [{ label: 'Reply', onPress: () => reply(contact) }]}
      empty="What somebody writes by the contact form appears here."
    />
  );
}
