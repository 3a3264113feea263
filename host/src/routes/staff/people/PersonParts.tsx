import { entryStateLabels, fileSize, formatPence, type Person, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Button } from '@forms/shared/platform/ui';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { PlainEntries } from './PlainEntries';
import { SaidButton, saidButtonId } from './SaidButton';
import type { Say } from './useSay';
import { nameOfMessage, whyHere } from './whyHere';

interface PartProps {
  person: Person;
}
interface SaidProps extends PartProps {
  /** By what the page was asked. */
  id: string;
  say(...said: Parameters<Say>): void;
}

export const PersonEnquiries = ({ id: asked, person, say }: SaidProps) => (
  <PlainEntries
    none="None."
    rows={person.enquiries.map((each) => {
      const { id, reference, name, formTitle, submittedAt, status, owing, mergedInto } = each;
      return {
        key: id,
        title: <Link to={`/staff/enquiry/${id}`}>{reference}</Link>,
        said: `${name} · ${formTitle} · ${shortDay(submittedAt)}${owing > 0 ? ` · ${formatPence(owing)} owing` : ''}`,
        quiet: whyHere(each, asked, person),
        end: (
          <>
            {mergedInto ? `Merged into ${mergedInto.reference}` : <StatusSign status={status} />}
            <SaidButton id={asked} of={each} name={reference} say={say} />
          </>
        ),
      };
    })}
  />
);

export const PersonMessages = ({ id: asked, person, say }: SaidProps) => (
  <PlainEntries
    rows={person.messages.map((each) => ({
      key: each.id,
      title: <Link to={`/staff/contact/${each.id}`}>{nameOfMessage(each)}</Link>,
      said: each.page === '' ? '' : `From the page ${each.page}`,
      quiet: whyHere(each, asked, person),
      end: <SaidButton id={asked} of={each} name={nameOfMessage(each)} say={say} />,
    }))}
  />
);

/** Those that staff said are somebody else's. */
export const PersonOthers = ({ person, say }: Omit<SaidProps, 'id'>) => (
  <PlainEntries
    rows={person.others.map(({ id, reference, name, sentAt, link }) => {
      const called = reference ?? nameOfMessage({ sentAt });
      return {
        key: id,
        title: <Link to={`/staff/${reference === null ? 'contact' : 'enquiry'}/${id}`}>{called}</Link>,
        said: `${name} · ${shortDay(sentAt)}`,
        quiet: `Said by ${link.author} on ${shortDay(link.madeAt)}`,
        end: (
          <Button
            id={saidButtonId(id)}
            aria-label={`Undo that ${called} is of another person`}
            onClick={() => say([link.other, id], { said: null, was: 'other' })}
          >
            Undo
          </Button>
        ),
      };
    })}
  />
);

export const PersonInvoices = ({ person }: PartProps) => (
  <PlainEntries
    rows={person.invoices.map(({ id, number, reference, date, amount, owing, status }) => ({
      key: id,
      title: <Link to={`/staff/invoice/${id}`}>{number}</Link>,
      said: `${reference} · ${shortDay(date)} · ${formatPence(amount)}${owing > 0 ? ` · ${formatPence(owing)} owing` : ''}`,
      end: <StatusSign status={status} />,
    }))}
  />
);

export const PersonEntries = ({ person }: PartProps) => (
  <PlainEntries
    rows={person.entries.map(({ id, enquiryId, reference, exam, state }) => ({
      key: id,
      title: exam,
      said: entryStateLabels[state],
      end: <Link to={`/staff/enquiry/${enquiryId}`}>{reference}</Link>,
    }))}
  />
);

export const PersonFiles = ({ person }: PartProps) => (
  <PlainEntries
    rows={person.files.map(({ id, name, reference, bytes, uploadedAt }) => ({
      key: id,
      title: <Link to={`/file/${id}`}>{name}</Link>,
      said: `${reference} · ${shortDay(uploadedAt)} · ${fileSize(bytes)}`,
    }))}
  />
);
