import { documentNames, type Enquiry } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { calls } from '../calls';

/** Opens the draft of an invoice for an enquiry that none stands for; the one that was begun, where there is one. */
export function NewInvoice({ enquiry: { id, seller } }: { enquiry: Enquiry }) {
  const { requestError } = useServices();
  const navigate = useNavigate();
  const [draft, { isLoading }] = calls.useExamsDraftInvoiceMutation();
  return (
    <Button
      loading={isLoading}
      onClick={() =>
        draft({ params: { id } })
          .unwrap()
          .then(({ id }) => navigate(`/staff/invoice/${id}`), requestError)
      }
    >
      New {documentNames(seller).invoice}
    </Button>
  );
}
