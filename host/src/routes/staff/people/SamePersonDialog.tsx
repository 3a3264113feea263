import { mayCall, type Person, pageSizes, routes, SEARCH_HEADER, type Session, shortDay } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { skipToken } from '@forms/shared/platform/store';
import { Button, useSettled } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { useState } from 'react';
import { Entry } from '../../sign-in/Entry';
import { staffCalls } from '../staffCalls';
import { PlainEntries } from './PlainEntries';
import styles from './SamePersonDialog.module.css';
import type { Say } from './useSay';

interface SamePersonDialogProps {
  /** By what the page was asked. */
  id: string;
  person: Person;
  session: Session;
  say: Say;
  isSaying: boolean;
  /** Called once the dialog is gone. */
  onClose(): void;
}

/** Finds another enquiry or message, and says that it is of the same person. It stays open where that is refused. */
export function SamePersonDialog({ id, person, session, say, isSaying, onClose }: SamePersonDialogProps) {
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const { found, news } = useFound(session, typed, idsLinked(id, person));
  const { toast } = useServices();
  const choose = async (other: string, title: string) => {
    const isOther = person.others.some((each) => each.id === other && each.link.other === id);
    if (!(await say([id, other], { said: 'same', was: isOther ? 'other' : null }))) return;
    toast({ kind: 'positive', message: `${title} is of the same person from now on.` });
    setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={`What else is of ${person.name || 'this person'}?`}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <div className={styles.search}>
        <Entry
          id="same-person-search"
          label="Name, email, telephone, reference or invoice number"
          autoComplete="off"
          error={undefined}
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className={styles.news}>
          {news}
        </p>
        <div className={styles.found}>
          <PlainEntries
            rows={found.map(({ key, title, said }) => ({
              ...{ key, title, said },
              end: (
                <Button
                  disabled={isSaying}
                  aria-label={`Same person: ${title}`}
                  onClick={() => void choose(key, title)}
                >
                  Same person
                </Button>
              ),
            }))}
          />
        </div>
      </div>
    </Modal>
  );
}

/** What needs not be said any more. */
const idsLinked = (id: string, { enquiries, messages }: Person): ReadonlySet<string> =>
  new Set([id, ...[...enquiries, ...messages].filter(({ link }) => link !== null).map((each) => each.id)]);

/** Shorter words are in everybody's name. */
const SHORTEST = 2;

function useFound(session: Session, typed: string, linked: ReadonlySet<string>) {
  const settled = useSettled(typed);
  const words = settled.trim();
  const isAsked = words.length >= SHORTEST;
  const asked = { query: { size: `${pageSizes[0]}` }, headers: { [SEARCH_HEADER]: encodeURIComponent(words) } };
  const enquiries = staffCalls.useHostEnquiriesQuery(isAsked ? asked : skipToken);
  const contacts = staffCalls.useHostContactsQuery(isAsked && mayCall(session, routes.contacts) ? asked : skipToken);
  const rows = [
    ...(enquiries.currentData?.rows ?? []).map(({ id, reference, name, formTitle, submittedAt }) => ({
      ...{ key: id, title: reference, said: `${name} · ${formTitle} · ${shortDay(submittedAt)}` },
    })),
    ...(contacts.currentData?.rows ?? []).map(({ id, firstName, lastName, email, sentAt }) => ({
      ...{ key: id, title: `Message of ${shortDay(sentAt)}`, said: `${firstName} ${lastName} · ${email}` },
    })),
  ];
  const found = isAsked ? rows.filter(({ key }) => !linked.has(key)) : [];
  const isSearching = typed !== settled || enquiries.isFetching || contacts.isFetching;
  const isIncomplete = isAsked && (enquiries.isError || contacts.isError);
  return { found, news: newsOf({ isAsked, isSearching, isIncomplete, count: found.length }) };
}

function newsOf(search: { isAsked: boolean; isSearching: boolean; isIncomplete: boolean; count: number }): string {
  if (search.isSearching) return 'Searching…';
  if (search.isIncomplete) return 'Not everything could be searched. Please try again.';
  if (!search.isAsked) return 'Enquiries and messages are searched.';
  if (search.count === 0) return 'Nothing else is found by these words.';
  return search.count === 1 ? '1 found' : `${search.count} found`;
}
