import { type ApplicationDetails, LINK_DAYS_ALONE, letterKindLabels, shownDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';
import styles from './Application.module.css';

interface LettersAndHelpProps {
  letters: ApplicationDetails['letters'];
  /** Whoever applied may write on this page. */
  takesMessages: boolean;
}

/** Which letters were sent about an application, and where to turn. */
export function LettersAndHelp({ letters, takesMessages }: LettersAndHelpProps) {
  return (
    <section className={styles.part} aria-labelledby="letters">
      <h2 id="letters" className={styles.heading}>
        {say('Letters and help')}
      </h2>
      {letters.map(({ id, kind, sentAt }) => (
        <p key={id}>
          {say('{letter}, sent by email on {day}', {
            letter: say(letterKindLabels[kind]),
            day: shownDay(sentAt, language()),
          })}
        </p>
      ))}
      <p>
        {takesMessages
          ? say('If something is wrong or has changed, write to us above, or by the contact form with the reference.')
          : say('If something is wrong or has changed, write to us by the contact form with the reference.')}
      </p>
      <p className={styles.quiet}>
        {say(
          'This page is for you alone: whoever has its address can read it. You may keep the address. After {days} days we ask for a code, which we send by email.',
          { days: LINK_DAYS_ALONE },
        )}
      </p>
      <p className={`${styles.tools} ${styles.onScreen}`}>
        <Link to="/contact-us">{say('Contact form')}</Link>
        <Link to="/">{say('Go to the home page')}</Link>
      </p>
    </section>
  );
}
