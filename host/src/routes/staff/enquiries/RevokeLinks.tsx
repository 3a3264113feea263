import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { staffCalls } from '../staffCalls';

const QUESTION = {
  title: 'Revoke every private link to this enquiry?',
  message:
    'The pages that its letters lead to no longer open, for nobody. A letter that is sent again has a new link. Do this where a link reached somebody else.',
  yes: 'Revoke the links',
};

/** Ends the links by which an applicant, and whoever else has one, sees the enquiry. */
export function RevokeLinks({ enquiryId }: { enquiryId: string }) {
  const { confirm, requestError, toast } = useServices();
  const [revoke, { isLoading }] = staffCalls.useHostRevokeLinksMutation();

  async function ask() {
    if (!(await confirm(QUESTION))) return;
    await revoke({ params: { id: enquiryId } })
      .unwrap()
      .then(() => toast({ kind: 'positive', message: 'The private links open nothing any more.' }), requestError);
  }

  return (
    <div>
      <Button loading={isLoading} onClick={() => void ask()}>
        Revoke private links
      </Button>
    </div>
  );
}
