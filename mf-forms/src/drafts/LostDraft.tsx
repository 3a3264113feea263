import { DRAFT_DAYS } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/routing';
import { Button, Notice } from '@forms/shared/ui';

/** A link that leads to no draft, and the form it belongs to a press away. */
export function LostDraft({ slug }: { slug: string }) {
  const navigate = useNavigate();
  return (
    <Notice
      kind="warning"
      title="There are no answers behind this link."
      actions={
        <Button type="primary" onClick={() => void navigate(`/${slug}`)}>
          Open the form
        </Button>
      }
    >
      A link works until the form is sent, and for {DRAFT_DAYS} days after it was last saved. Please check that you have
      copied all of it.
    </Notice>
  );
}
