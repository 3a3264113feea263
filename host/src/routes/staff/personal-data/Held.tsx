import { type ErasureCertificate, type PersonalData, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Fact, Facts } from '../record/Facts';
import { Part, Record } from '../record/Record';
import { Certificates } from './Certificates';
import { EraseDialog, type Erasing } from './EraseDialog';
import { HeldEnquiries } from './HeldEnquiries';
import { counted, isAnything, linkSaid, ownOf } from './heldSaid';
import styles from './PersonalData.module.css';
import { personalDataCalls } from './personalDataCalls';

interface HeldProps {
  held: PersonalData;
  /** It was just now: that nothing is held says itself. */
  isErased: boolean;
  onErased(certificate: ErasureCertificate): void;
}

/** What is held of an address, to be handed over or erased. */
export function Held({ held, isErased, onErased }: HeldProps) {
  const { email, enquiries, contacts, certificates } = held;
  const [erasing, setErasing] = useState<Erasing>();
  const own = ownOf(held);
  const hindered = own.enquiries.filter(({ obstacle }) => obstacle !== null);
  const isEmpty = enquiries.length === 0 && contacts.length === 0 && !isAnything(own) && held.account === null;
  return (
    <>
      {isEmpty ? (
        !isErased && <Nothing email={email} />
      ) : (
        <Record
          actions={
            <>
              <Export email={email} />
              {isAnything(own) && hindered.length === 0 && (
                <Button
                  danger
                  onClick={() =>
                    setErasing({
                      ...{ name: `what is held of ${email}`, typed: email, chosen: own },
                      asked: { email, of: { scope: 'person' } },
                    })
                  }
                >
                  Erase all of it
                </Button>
              )}
            </>
          }
        >
          {hindered.length > 0 && (
            <Notice kind="warning" title="Not all of it can be erased now">
              {hindered.map(({ id, obstacle }) => (
                <p key={id}>{obstacle}</p>
              ))}
            </Notice>
          )}
          {enquiries.length > 0 && (
            <Part title="Enquiries and applications">
              <HeldEnquiries
                enquiries={enquiries}
                onErase={(enquiry) =>
                  setErasing({
                    ...{ name: enquiry.reference, typed: enquiry.reference },
                    chosen: { enquiries: [enquiry], contacts: [], rest: {} },
                    asked: { email, of: { scope: 'enquiry', id: enquiry.id } },
                  })
                }
              />
            </Part>
          )}
          {contacts.length > 0 && (
            <Part title="Messages of the contact form">
              <Contacts
                contacts={contacts}
                onErase={(contact) =>
                  setErasing({
                    ...{ name: `the message of ${shortDay(contact.sentAt)}`, typed: email },
                    chosen: { enquiries: [], contacts: [contact], rest: {} },
                    asked: { email, of: { scope: 'contact', id: contact.id } },
                  })
                }
              />
            </Part>
          )}
          <Rest held={held} />
        </Record>
      )}
      {certificates.length > 0 && (
        <Part title="Erased before">
          <Certificates certificates={certificates} />
        </Part>
      )}
      {erasing && <EraseDialog erasing={erasing} onErased={onErased} onClose={() => setErasing(undefined)} />}
    </>
  );
}

function Nothing({ email }: { email: string }) {
  return (
    <Notice title={`Nothing is held of ${email}`}>
      They may have used another address: <Link to="/staff/enquiries">enquiries</Link> are found by name and telephone
      number, too.
    </Notice>
  );
}

function Export({ email }: { email: string }) {
  const [exportData, { isLoading }] = personalDataCalls.useHostExportPersonalDataMutation();
  const { requestError } = useServices();
  return (
    <Button loading={isLoading} onClick={() => void exportData({ body: { email } }).unwrap().catch(requestError)}>
      Export
    </Button>
  );
}

type Contact = PersonalData['contacts'][number];
function Contacts({ contacts, onErase }: { contacts: readonly Contact[]; onErase(contact: Contact): void }) {
  return (
    <ul className={styles.list}>
      {contacts.map((contact) => (
        <li key={contact.id} className={styles.entry}>
          <div>
            <p className={styles.name}>
              <Link to={`/staff/contact/${contact.id}`}>Message of {shortDay(contact.sentAt)}</Link>
            </p>
            <p className={styles.quiet}>
              {contact.name} · {contact.replies === 0 ? 'not answered' : counted(contact.replies, 'letters')}
            </p>
            {contact.link && <p>{linkSaid(contact.link)}</p>}
          </div>
          <Button
            danger
            onClick={() => onErase(contact)}
            aria-label={`Erase the message of ${shortDay(contact.sentAt)}`}
          >
            Erase
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What is held beside enquiries and messages. */
function Rest({ held: { account, drafts, letters, reports } }: { held: PersonalData }) {
  if (!account && drafts.length + letters + reports === 0) return null;
  return (
    <Part title="Besides">
      <Facts>
        {account && (
          <Fact name="Account">
            {account.name}
            {account.isOfStaff && ', who works here: it is not erased with the rest. End it on the page of users.'}
          </Fact>
        )}
        {drafts.length > 0 && (
          <Fact name="Unfinished forms">
            {drafts.map(({ slug, keptUntil }) => `${slug}, until ${shortDay(keptUntil)}`).join('; ')}
          </Fact>
        )}
        {letters > 0 && <Fact name="Other letters">{letters}</Fact>}
        {reports > 0 && <Fact name="Problem reports">{reports}</Fact>}
      </Facts>
    </Part>
  );
}
