import { Button } from '@forms/shared/ui';
import styles from './AnnotationBar.module.css';
import { useDesk } from './useAnnotationDesk';

const words = {
  saved: 'All saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved: your annotations are kept here. Please try again.',
};

/** Whether everything is saved, and the button for it. */
export function SaveState() {
  const { canUndo, saving, save, whyReadOnly } = useDesk();
  if (whyReadOnly) return null;
  const isTouched = canUndo || saving !== 'saved';
  return (
    <>
      <p role="status" className={saving === 'failed' ? styles.failed : styles.state}>
        {isTouched && words[saving]}
      </p>
      <Button
        type="primary"
        loading={saving === 'saving'}
        aria-disabled={saving === 'saved'}
        onClick={() => (saving === 'unsaved' || saving === 'failed') && save()}
      >
        Save annotations
      </Button>
    </>
  );
}
