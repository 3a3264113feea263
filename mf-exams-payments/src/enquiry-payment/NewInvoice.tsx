import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { calls } from '../calls';

/** Opens the draft of an invoice for an enquiry that none stands for; the one that was begun, where there is one. */
export function NewInvoice({ enquiryId }: { enquiryId: string }) {
  const { requestError } = useServices();
  const navigate = useNavigate();
  const [draft, { isLoading }] = calls.useExamsDraftInvoiceMutation();
  return (
    <Button
      loading={isLoading}
      onClick={() =>
        draft({ params: { id: enquiryId } })
          .unwrap()
          .then(({ id }) => navigate(`/staff/invoice/${id}`), requestError)
      }
    >
      Write an invoice
    </Button>
  );
}
