import { DRAFT_DAYS } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { Button, Notice } from '@forms/shared/platform/ui';

/** What the message page says to somebody whose link leads nowhere; its contact form reaches us. */
const help = {
  title: 'A link without answers',
  message:
    'If you have sent the form, we have your answers. Otherwise please tell us below which form it was, who filled it in and when, and we will look for it.',
};

/** A link that leads to no draft, and the form it belongs to or somebody to ask a press away. */
export function LostDraft({ slug }: { slug: string }) {
  const navigate = useNavigate();
  return (
    <Notice
      kind="warning"
      title="There are no answers behind this link."
      actions={
        <>
          <Button type="primary" onClick={() => void navigate(`/${slug}`)}>
            Open the form
          </Button>
          <Button onClick={() => void navigate('/message', { state: help })}>Ask for help</Button>
        </>
      }
    >
      A link works until the form is sent, and for {DRAFT_DAYS} days after it was last saved. Please check that you have
      copied all of it.
    </Notice>
  );
}
