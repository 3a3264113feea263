import { CONTACT_THANKS, routes, ruleMessages } from '@forms/shared/contract';
import type { ContactFormProps, RemoteModules } from '@forms/shared/remotes';
import { useServices } from '@forms/shared/services';
import { api, call } from '@forms/shared/store';
import { Button, Notice } from '@forms/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { ContactField } from './ContactField';
import styles from './ContactForm.module.css';
import { noAnswers, questions, unanswered } from './enquiry';

const { useContactSendMutation } = api.injectEndpoints({
  endpoints: (build) => ({ contactSend: build.mutation(call(routes.sendContact)) }),
});

const focus = (element: Element | RadioNodeList | null) => {
  if (element instanceof HTMLElement) element.focus();
};

/** Sends a message to the college. Once it is sent, thanks stand in the form's place. */
function ContactForm({
  page,
  heading = 'Send us a message',
  caption = 'A member of our team will reply by email or telephone.',
}: ContactFormProps) {
  const headingId = useId();
  const { requestError } = useServices();
  const [send, { isLoading: sending, isSuccess: sent }] = useContactSendMutation();
  const [answers, setAnswers] = useState(noAnswers);
  const [refused, setRefused] = useState(false);
  const wanted = refused ? unanswered(answers) : [];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const [first] = unanswered(answers);
    setRefused(first !== undefined);
    if (first) return focus(event.currentTarget.elements.namedItem(first));
    const { error } = await send({ body: { ...answers, page } });
    if (error) requestError(error);
  }

  if (sent) {
    return (
      <div tabIndex={-1} ref={focus}>
        <Notice kind="success" title={CONTACT_THANKS} />
      </div>
    );
  }
  return (
    <section className={styles.contact} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{heading}</h2>
        <p className={styles.caption}>{caption}</p>
      </header>
      <form className={styles.form} noValidate onSubmit={submit}>
        {questions.map((question) => (
          <ContactField
            key={question.name}
            question={question}
            value={answers[question.name]}
            error={wanted.includes(question.name) ? ruleMessages.required : undefined}
            onChange={(value) => setAnswers((old) => ({ ...old, [question.name]: value }))}
          />
        ))}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={sending}>
            {sending ? 'Sending…' : 'Submit'}
          </Button>
        </div>
      </form>
    </section>
  );
}
export default ContactForm satisfies RemoteModules['mf-contact/ContactForm'];
