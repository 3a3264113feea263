import { DEFAULT_MESSAGE } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { useLocation, useNavigate } from '@forms/shared/platform/routing';
import { Button } from '@forms/shared/platform/ui';
import { say } from '../translation/say';
import styles from './MessagePage.module.css';
import { usePageHeading } from './usePageHeading';

/** Shows the message that the address was reached with, or the defaults, and a way to write to us. */
export function MessagePage() {
  const { title, message } = messageOf(useLocation().state);
  const navigate = useNavigate();
  usePageHeading({ title });
  return (
    <div className={styles.message}>
      <p className={styles.text}>{message}</p>
      <Button onClick={() => (window.history.length > 1 ? navigate(-1) : navigate('/'))}>{say('Go back')}</Button>
      <section className={styles.contact}>
        <Remote of="mf-contact/ContactForm" page="message" />
      </section>
    </div>
  );
}

/** What a navigation gave along: `navigate('/message', { state: { title, message } })`. */
function messageOf(state: unknown): { title: string; message: string } {
  const { title, message } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return {
    title: typeof title === 'string' ? title : say(DEFAULT_MESSAGE.title),
    message: typeof message === 'string' ? message : say(DEFAULT_MESSAGE.message),
  };
}
