import { DRAFT_DAYS } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { Button, Notice } from '@forms/shared/platform/ui';
import { say } from '../words/say';

/** What the message page says to somebody whose link leads nowhere; its contact form reaches us. */
const help = () => ({
  title: say('A link without answers'),
  message: say(
    'If you have sent the form, we have your answers. Otherwise please tell us below which form it was, who filled it in and when, and we will look for it.',
  ),
});

/** A link that leads to no draft, and the form it belongs to or somebody to ask a press away. */
export function LostDraft({ slug }: { slug: string }) {
  const navigate = useNavigate();
  return (
    <Notice
      kind="warning"
      title={say('There are no answers behind this link.')}
      actions={
        <>
          <Button type="primary" onClick={() => void navigate(`/${slug}`)}>
            {say('Open the form')}
          </Button>
          <Button onClick={() => void navigate('/message', { state: help() })}>{say('Ask for help')}</Button>
        </>
      }
    >
      {say(
        'A link works until the form is sent, and for {days} days after it was last saved. Please check that you have copied all of it.',
        { days: DRAFT_DAYS },
      )}
    </Notice>
  );
}
