import { applicationPath } from '@forms/shared/contract';
import { Navigate } from '@forms/shared/platform/routing';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { say } from '../words/say';
import type { BrowserDraft } from './browserDraft';
import { forgetHere } from './browserShelf';
import { DraftOffer } from './DraftOffer';
import { LostDraft } from './LostDraft';
import type { Opening } from './useBeginning';

interface OpeningFormProps {
  slug: string;
  opening: Opening;
  /** Begins the form, with a draft or empty. */
  goOn(draft?: BrowserDraft): void;
}

/** What stands in a form's place until it is known with what it begins. */
export function OpeningForm({ slug, opening, goOn }: OpeningFormProps) {
  switch (opening.is) {
    case 'asking':
      return (
        <DraftOffer {...opening} onContinue={goOn} onStartAgain={() => void forgetHere(slug).then(() => goOn())} />
      );
    case 'sent':
      return <Navigate to={applicationPath(opening.link)} replace />;
    case 'lost':
      return <LostDraft slug={slug} />;
    case 'failed':
      return (
        <Notice
          kind="error"
          title={say('Your answers could not be loaded.')}
          actions={<Button onClick={opening.retry}>{say('Try again')}</Button>}
        >
          {say('They are still behind your link. Please check your connection and try again.')}
        </Notice>
      );
    default:
      return <Loading of={say('the form')} lines={10} />;
  }
}
