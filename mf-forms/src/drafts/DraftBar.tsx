import type { SavedDraft } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useRef } from 'react';
import { say } from '../words/say';
import type { Autosave, AutosaveState } from './autosave';
import type { BrowserDraft } from './browserDraft';
import styles from './DraftBar.module.css';
import { FinishLater } from './FinishLater';
import { savedTime } from './savedTime';

interface DraftBarProps {
  slug: string;
  autosave: Autosave;
  state: AutosaveState;
  /** Keeps the answers on the server. */
  keepBehindLink(): Promise<SavedDraft>;
  /** The person wants what another tab had saved. */
  onTakeOther(draft: BrowserDraft): void;
}

/** What becomes of the answers so far, and how to go on with them elsewhere. */
export function DraftBar({ slug, autosave, state, keepBehindLink, onTakeOther }: DraftBarProps) {
  const { replaced } = state;
  const isSaved = state.is === 'saved';
  const isDeclined = state.is === 'declined';
  const take = (draft: BrowserDraft) => {
    onTakeOther(draft);
    autosave.settle();
  };
  return (
    <>
      {replaced && (
        <div className={styles.replaced}>
          <Notice
            kind="warning"
            title={say('You are filling in this form in another tab, too.')}
            actions={
              <>
                <Button onClick={() => take(replaced)}>{say('Take the other tab’s answers')}</Button>
                <Button onClick={autosave.settle}>{say('Keep these')}</Button>
              </>
            }
          >
            {say('What was saved there {time} has been replaced by what you write here.', {
              time: savedTime(replaced.savedAt),
            })}
          </Notice>
        </div>
      )}
      <div className={styles.bar}>
        <p className={isUnsaved(state) ? styles.unsaved : styles.state}>{shown(state)}</p>
        <Announced state={state} />
        {(isSaved || isDeclined) && (
          <Button type="text" size="small" onClick={() => void (isSaved ? autosave.decline() : autosave.allow())}>
            {say(isSaved ? 'Don’t keep here' : 'Keep them')}
          </Button>
        )}
        <FinishLater slug={slug} keep={keepBehindLink} />
      </div>
    </>
  );
}

const isUnsaved = ({ is }: AutosaveState) => is === 'failed' || is === 'impossible';

function shown({ is, at }: AutosaveState): string {
  if (is === 'impossible')
    return say('This browser cannot keep your answers safely: please stay until you have sent them.');
  if (is === 'failed')
    return say('Your answers could not be saved on this device: please stay until you have sent them.');
  if (is === 'declined') return say('Your answers are not kept on this device.');
  return at ? say('Saved {time} on this device', { time: savedTime(at) }) : '';
}

/** Tells a screen reader what has become of the answers when that changes, and not each time that they are saved. */
function Announced({ state: { is } }: { state: AutosaveState }) {
  const lastAnnounced = useRef('');
  if (is !== 'none') lastAnnounced.current = say(announced[is]);
  return (
    <p role="status" className="visually-hidden">
      {lastAnnounced.current}
    </p>
  );
}
const announced = {
  saved: 'Your answers are saved on this device.',
  failed: 'Your answers could not be saved on this device.',
  impossible: 'This browser cannot keep your answers.',
  declined: 'Your answers are not kept on this device.',
} as const;
