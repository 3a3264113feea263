import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import { calls } from '../calls';

interface TermsDialogProps {
  slug: string;
  open: boolean;
  onClose(): void;
}

/** The text of terms, to be read beside the declaration that accepts them. */
export default function TermsDialog({ slug, open, onClose }: TermsDialogProps) {
  const { currentData, isError, refetch } = calls.useExamsTermsQuery({ params: { slug } });
  return (
    <Modal
      open={open}
      title={currentData?.title ?? 'Terms and conditions'}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
      width={680}
    >
      {currentData && <SafeHtml html={currentData.html} />}
      {!currentData && !isError && <Loading of="terms" lines={8} />}
      {isError && (
        <Notice
          kind="error"
          title="The terms could not be loaded."
          actions={<Button onClick={() => refetch()}>Try again</Button>}
        />
      )}
    </Modal>
  );
}
