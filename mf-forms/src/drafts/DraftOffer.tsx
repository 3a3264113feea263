import { Button, Notice } from '@forms/shared/platform/ui';
import { say } from '../words/say';
import type { BrowserDraft } from './browserDraft';
import { savedTime } from './savedTime';

interface DraftOfferProps {
  /** What this browser has kept. */
  here: BrowserDraft;
  /** What the opened link leads to, where that is something else. */
  linked?: BrowserDraft | undefined;
  onContinue(draft: BrowserDraft): void;
  onStartAgain(): void;
}

/** Asks who comes back whether to go on with what was kept. */
export function DraftOffer({ here, linked, onContinue, onStartAgain }: DraftOfferProps) {
  if (linked) {
    return (
      <Notice
        title={say('With which answers do you want to continue?')}
        actions={
          <>
            <Button type="primary" onClick={() => onContinue(linked)}>
              {say('Those of your link')}
            </Button>
            <Button onClick={() => onContinue(here)}>{say('Those on this device')}</Button>
          </>
        }
      >
        {say(
          'Your link’s were saved {linked}. Others are on this device, saved {here}. What you write next replaces those on this device.',
          { linked: savedTime(linked.savedAt), here: savedTime(here.savedAt) },
        )}
      </Notice>
    );
  }
  return (
    <Notice
      title={say('Continue where you left off?')}
      actions={
        <>
          <Button type="primary" onClick={() => onContinue(here)}>
            {say('Continue')}
          </Button>
          <Button onClick={onStartAgain}>{say('Start again')}</Button>
        </>
      }
    >
      {say('Saved {time}. Start again removes these answers from this device.', { time: savedTime(here.savedAt) })}
    </Notice>
  );
}
