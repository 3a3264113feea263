import { errorAnswer, type Invoice, MISSING_DUE_DATE } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { calls } from '../calls';

/** Makes the invoice's PDF, and leads to it. */
export function GeneratePdf({ invoice: { id, number } }: { invoice: Invoice }) {
  const { popup, requestError } = useServices();
  const [generate, { data, isLoading }] = calls.useExamsGeneratePdfMutation();

  async function make() {
    if (isLoading) return;
    try {
      await generate({ params: { id } }).unwrap();
    } catch (error) {
      if (answerIn(error, errorAnswer)?.error === MISSING_DUE_DATE.word) await popup(MISSING_DUE_DATE);
      else requestError(error);
    }
  }

  return (
    <>
      <Button loading={isLoading} onClick={make}>
        Generate PDF
      </Button>
      <span role="status">{data && <Link to={`/file/${data.fileId}`}>Open {number}.pdf</Link>}</span>
    </>
  );
}
