import {
  type ApplicationDetails,
  type ApplicationPage,
  applicationState,
  hasExamsField,
  hasInvoice,
  isWanted,
  shownDay,
  takesDocuments,
} from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Button, Loading } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useEffect, useRef } from 'react';
import Answers from '../answers/Answers';
import { say } from '../words/say';
import styles from './Application.module.css';
import { ContactDetails } from './ContactDetails';
import { Dates } from './Dates';
import { Documents } from './Documents';
import { Entries } from './Entries';
import { LettersAndHelp } from './LettersAndHelp';
import { Messages } from './Messages';
import { saidOf } from './said';
import { Withdraw } from './Withdraw';

interface ApplicationProps extends Omit<ApplicationPage, 'details'> {
  link: string;
  details: ApplicationDetails;
  /** Something was done about it, as a payment. */
  onChange(): void;
}

/** An application as its applicant sees it: the reference, how far it is and what comes next, the money, what was sent. */
export function Application({ link, reference, submittedAt, details, onChange }: ApplicationProps) {
  const { definition, pages, applied, invoice, dates, documents, messages, letters, mergedInto } = details;
  const needsDocuments = documents.some(isWanted);
  const hasPlaces = hasInvoice(definition);
  const state = applicationState({ ...details, ...applied, hasPlaces, needsDocuments }, language());
  const said = saidOf(details, state);
  const panel = useRef<HTMLDivElement>(null);
  const { title } = said;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has just paid is brought to what is said of it now
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title]);

  return (
    <div className={styles.application}>
      <div ref={panel} className={styles.panel} role="status" tabIndex={-1}>
        <h2 className={styles.said}>{title}</h2>
        {said.text && <p>{said.text}</p>}
        <p className={styles.reference}>
          {say('Your reference is')} <strong>{mergedInto?.reference ?? reference}</strong>. {say('Please keep it.')}
        </p>
      </div>

      <section className={styles.part} aria-labelledby="next">
        <h2 id="next" className={styles.heading}>
          {say('What happens next')}
        </h2>
        <p>
          <strong>{state.title}.</strong> {state.next}
        </p>
        <div className={styles.tools}>
          <Button onClick={() => window.print()}>{say('Print this page')}</Button>
          {state.isOpen && <Withdraw link={link} reference={reference} onChange={onChange} />}
        </div>
      </section>

      {hasExamsField(definition) && <Entries link={link} onChange={onChange} />}

      {dates.length > 0 && <Dates reference={reference} dates={dates} />}

      {documents.length > 0 && (
        <Documents link={link} documents={documents} isOpen={takesDocuments(details)} onChange={onChange} />
      )}

      {invoice && (
        <Remote
          of="mf-exams-payments/ApplicationPayment"
          title={definition.pages.find((page) => page.invoice)?.title ?? definition.header.title}
          details={details}
          invoice={invoice}
          isOwing={state.isOwing}
          onChange={onChange}
          fallback={<Loading of={say('the payment')} lines={8} />}
        />
      )}

      {(mergedInto === null || messages.length > 0) && (
        <Messages link={link} messages={messages} isOpen={mergedInto === null} onChange={onChange} />
      )}

      <section className={styles.part} aria-labelledby="sent">
        <h2 id="sent" className={styles.heading}>
          {say('What you sent')}
        </h2>
        <p className={styles.quiet}>{say('Sent on {day}.', { day: shownDay(submittedAt, language()) })}</p>
        <Answers definition={definition} pages={pages} byApplicant />
        <ContactDetails link={link} details={details} onChange={onChange} />
      </section>

      <LettersAndHelp letters={letters} takesMessages={mergedInto === null} />
    </div>
  );
}
