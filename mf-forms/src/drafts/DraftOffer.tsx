import { Button, Notice } from '@forms/shared/platform/ui';
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
        title="With which answers do you want to continue?"
        actions={
          <>
            <Button type="primary" onClick={() => onContinue(linked)}>
              Those of your link
            </Button>
            <Button onClick={() => onContinue(here)}>Those on this device</Button>
          </>
        }
      >
        Your link’s were saved {savedTime(linked.savedAt)}. Others are on this device, saved {savedTime(here.savedAt)}.
        What you write next replaces those on this device.
      </Notice>
    );
  }
  return (
    <Notice
      title="Continue where you left off?"
      actions={
        <>
          <Button type="primary" onClick={() => onContinue(here)}>
            Continue
          </Button>
          <Button onClick={onStartAgain}>Start again</Button>
        </>
      }
    >
      Saved {savedTime(here.savedAt)}. Start again removes these answers from this device.
    </Notice>
  );
}
