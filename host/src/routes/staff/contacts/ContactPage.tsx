import { type Contact, shownTime, type TrackingStatus, trackingStatuses } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, MailAddress, Notice } from '@forms/shared/platform/ui';
import { useListDialog } from '@forms/shared/platform/ui/list';
import { MailDetails } from '../mail/MailDetails';
import { Fact, Facts } from '../record/Facts';
import { FreeText } from '../record/FreeText';
import { Neighbours } from '../record/Neighbours';
import { OneOfList } from '../record/OneOfList';
import { Part, Record } from '../record/Record';
import { StatusMenu } from '../record/StatusMenu';
import { staffCalls, watched } from '../staffCalls';
import { Replies } from './Replies';
import { useReply } from './useReply';

/** One message of the contact form, or by mail. `hash` is its id. */
export function ContactPage({ hash }: { hash: string }) {
  const known = staffCalls.useHostContactQuery({ params: { id: hash } }, watched);
  return (
    <OneOfList
      of={known}
      what="message"
      list="contacts"
      heading={(contact) => ({ title: `Message from ${nameOf(contact)}` })}
    >
      {(contact) => <Message contact={contact} />}
    </OneOfList>
  );
}

const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`;

function Message({ contact }: { contact: Contact }) {
  const [change, { isLoading, originalArgs }] = staffCalls.useHostChangeContactMutation();
  const { requestError } = useServices();
  const reply = useReply();
  const { open, dialog } = useListDialog();
  const answers = contact.replies.length + contact.received.length;
  const changeStatus = (newValue: TrackingStatus) =>
    change({ params: { id: contact.id }, body: { field: 'status', newValue } })
      .unwrap()
      .catch(requestError);
  return (
    <Record
      actions={
        <>
          <StatusMenu
            status={isLoading && originalArgs ? originalArgs.body.newValue : contact.status}
            statuses={trackingStatuses}
            isSaving={isLoading}
            onChange={changeStatus}
          />
          <Button type="primary" onClick={() => open(reply(contact))}>
            Reply
          </Button>
          <Neighbours id={contact.id} list="contacts" address={(id) => `/staff/contact/${id}`} />
        </>
      }
    >
      {contact.suspect && (
        <Notice kind="warning" title="This may be spam">
          It was filled in as programs do. Please look at it before you answer.
        </Notice>
      )}
      {contact.mail?.seems && (
        <Notice
          kind="info"
          title={`This mail seems to answer ${contact.mail.seems.reference}`}
          actions={
            <Link to={`/staff/enquiry/${contact.mail.seems.enquiryId}`}>Open {contact.mail.seems.reference}</Link>
          }
        >
          It names that reference, and its sender’s address is none that the enquiry knows.
        </Notice>
      )}
      <Part title="Message">
        {contact.mail ? (
          <MailDetails mail={contact.mail}>
            <FreeText>{contact.message}</FreeText>
          </MailDetails>
        ) : (
          <FreeText>{contact.message}</FreeText>
        )}
      </Part>
      {answers > 0 && (
        <Part title={answers === 1 ? 'Reply' : 'Replies'}>
          <Replies contact={contact} />
        </Part>
      )}
      <Part title="Sender">
        <Facts>
          <Fact name="Name">{nameOf(contact)}</Fact>
          <Fact name="Email">
            <MailAddress of={contact.email} href={`mailto:${encodeURIComponent(contact.email)}`} />
          </Fact>
          {contact.mobile && (
            <Fact name="Mobile">
              <a href={`tel:${contact.mobile.replace(/[^\d+]/g, '')}`}>{contact.mobile}</a>
            </Fact>
          )}
          <Fact name="Sent">{shownTime(contact.sentAt)}</Fact>
          <Fact name="Sent from">{contact.page}</Fact>
        </Facts>
        <p>
          <Link to={`/staff/person/${contact.id}`}>All that is of this person</Link>
        </p>
      </Part>
      {dialog}
    </Record>
  );
}
