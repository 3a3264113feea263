import { CONTACT_LIMITS, CONTACT_THANKS, languageOf } from '@forms/shared/contract';
import type { ContactFormProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useIsOnline } from '@forms/shared/platform/services';
import { useAppSelector } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ContactField } from './ContactField';
import styles from './ContactForm.module.css';
import { errorsOf } from './errors';
import { noAnswers, questions } from './questions';
import { translations } from './translations';
import { useSending } from './useSending';

const focus = (element: Element | RadioNodeList | null) => {
  if (element instanceof HTMLElement) element.focus();
};

/** Sends a message to the college, in the language of its campus. Once it is sent, thanks stand in the form's place. */
function ContactForm({ page, heading, caption }: ContactFormProps) {
  const headingId = useId();
  const language = useAppSelector(({ app }) => languageOf[app.campus]);
  const said = translations[language];
  const online = useIsOnline();
  const { send, sending, sent, failed } = useSending(page);
  const [answers, setAnswers] = useState(noAnswers);
  const [refused, setRefused] = useState(false);
  const [held, setHeld] = useState(false);
  const website = useRef<HTMLInputElement>(null);
  const errors = errorsOf(answers);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const [first] = errors.keys();
    setRefused(first !== undefined);
    setHeld(first === undefined && !online);
    if (first) focus(event.currentTarget.elements.namedItem(first));
    else if (online) void send(answers, website.current?.value ?? '');
  }

  if (sent) {
    return (
      <div tabIndex={-1} ref={focus} lang={language}>
        <Notice kind="success" title={<span lang="en-GB">{CONTACT_THANKS}</span>}>
          {said.thanks}
        </Notice>
      </div>
    );
  }
  return (
    <section className={styles.contact} aria-labelledby={headingId} lang={language}>
      <header>
        <h2 id={headingId}>{heading ?? said.heading}</h2>
        <p className={styles.caption}>{caption ?? said.caption}</p>
      </header>
      <form className={styles.form} noValidate onSubmit={submit}>
        {questions.map((question) => {
          const { name, required } = question;
          const error = refused ? errors.get(name) : undefined;
          return (
            <ContactField
              key={name}
              question={question}
              label={said.labels[name]}
              optional={required ? undefined : said.optional}
              hint={said.hints[name]}
              value={answers[name]}
              error={error && { required: said.required, tooLong: said.tooLong(CONTACT_LIMITS[name]) }[error]}
              onChange={(value) => setAnswers((old) => ({ ...old, [name]: value }))}
            />
          );
        })}
        {/* Nobody sees this field, so that only a machine fills it in. */}
        <label className={styles.unseen} aria-hidden>
          Website
          <input ref={website} name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {(failed || held) && !sending && (
          <Notice kind="warning" title={held && !online ? said.offline : said.notSent}>
            {said.preserved}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={sending}>
            {sending ? said.sending : said.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
export default ContactForm satisfies RemoteModules['mf-contact/ContactForm'];
