import { useServices } from '@forms/shared/platform/services';
import { Loading } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { say } from '../../../translation/own/say';
import { Failed } from '../../Failed';
import { staffCalls } from '../staffCalls';
import styles from './OwnLetters.module.css';

/** Which letters one gets about one's work, changed as it is ticked. */
export function OwnLetters() {
  const { data, error, refetch } = staffCalls.useHostOwnLettersQuery();
  const [change, { isLoading, originalArgs }] = staffCalls.useHostChangeOwnLettersMutation();
  const { requestError, toast } = useServices();

  async function choose(notes: boolean) {
    try {
      await change({ body: { notes } }).unwrap();
      toast({ kind: 'positive', message: say(notes ? 'You get these letters.' : 'You get none of these letters.') });
    } catch (failure) {
      requestError(failure);
    }
  }

  if (error && !data) return <Failed what="Your letters" error={error} onRetry={refetch} />;
  if (!data) return <Loading of={say('your letters')} lines={2} />;
  const { notes } = isLoading && originalArgs ? originalArgs.body : data;
  return (
    <div className={styles.letters}>
      <Checkbox checked={notes} onChange={({ target }) => isLoading || void choose(target.checked)}>
        {say('A letter for each note that is for me')}
      </Checkbox>
      <p className={styles.quiet}>{say('Notes for you stand on your home page all the same.')}</p>
    </div>
  );
}
