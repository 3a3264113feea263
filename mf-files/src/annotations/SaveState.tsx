import { Button } from '@forms/shared/platform/ui';
import styles from './AnnotationBar.module.css';
import { useEditor } from './useAnnotationEditor';

const labels = {
  saved: 'All saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved: your annotations are kept here. Please try again.',
};

/** Whether everything is saved; nothing where nothing has been done. */
export function SaveState() {
  const { canUndo, saving } = useEditor();
  return (
    <p role="status" className={saving === 'failed' ? styles.failed : styles.state}>
      {(canUndo || saving !== 'saved') && labels[saving]}
    </p>
  );
}

export function SaveButton() {
  const { saving, save } = useEditor();
  const isDue = saving === 'unsaved' || saving === 'failed';
  return (
    <Button
      type={isDue ? 'primary' : 'default'}
      loading={saving === 'saving'}
      aria-disabled={!isDue}
      onClick={() => isDue && save()}
    >
      Save
    </Button>
  );
}
