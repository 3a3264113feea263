import { NO_APPLICATION } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useEffect } from 'react';
import { say } from '../words/say';
import styles from './Application.module.css';
import { applicationCalls } from './applicationCalls';
import { forgetMessage } from './useUnsentMessage';

/** A link that opens nothing, whatever the cause, and how one is had that does. */
export function NoApplication({ link }: { link: string }) {
  const { requestError } = useServices();
  const [send, { isLoading, isSuccess }] = applicationCalls.useFormsApplicationMailMutation();
  const sendLink = () =>
    send({ body: { link, send: 'link' } })
      .unwrap()
      .catch(requestError);
  useEffect(() => void forgetMessage(link), [link]);
  return (
    <div className={styles.application}>
      <Notice
        kind="warning"
        title={say(NO_APPLICATION)}
        actions={
          !isSuccess && (
            <Button loading={isLoading} onClick={sendLink}>
              {say('Email me a new link')}
            </Button>
          )
        }
      >
        {isSuccess ? (
          say('If this was a link of ours, a new one is on its way to the address that the application gives.')
        ) : (
          <>
            <p>
              {say(
                'It may be too old, or not copied whole. If it was yours, we email a new one to the address that you gave.',
              )}
            </p>
            <Link to="/contact-us">{say('Contact form')}</Link>
          </>
        )}
      </Notice>
    </div>
  );
}
