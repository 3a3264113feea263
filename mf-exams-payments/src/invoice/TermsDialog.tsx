import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import { calls } from '../calls';
import { say } from '../words/say';
import { termsAsked } from './termsAsked';

interface TermsDialogProps {
  slug: string;
  open: boolean;
  onClose(): void;
}

/** The text of terms, to be read beside the declaration that accepts them. */
export default function TermsDialog({ slug, open, onClose }: TermsDialogProps) {
  const { currentData, isError, refetch } = calls.useExamsTermsQuery({ params: { slug }, ...termsAsked() });
  return (
    <Modal
      open={open}
      title={currentData?.title ?? say('Terms and conditions')}
      onCancel={onClose}
      closable={{ 'aria-label': say('Close') }}
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
      width={680}
    >
      {currentData && (
        <div lang={currentData.language}>
          <SafeHtml html={currentData.html} />
        </div>
      )}
      {!currentData && !isError && <Loading of={say('terms')} lines={8} />}
      {isError && (
        <Notice
          kind="error"
          title={say('The terms could not be loaded.')}
          actions={<Button onClick={() => refetch()}>{say('Try again')}</Button>}
        />
      )}
    </Modal>
  );
}
