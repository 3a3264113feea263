import { Button } from '@forms/shared/platform/ui';
import styles from './AnnotationBar.module.css';
import { useEditor } from './useAnnotationEditor';

/** What of others' annotations is still to come, or did not; nothing where all is there. */
export function OthersState({ onAskAgain }: { onAskAgain(): void }) {
  const { others } = useEditor();
  const coming = others.filter(({ xfdf }) => xfdf === 'loading').length;
  const failed = others.filter(({ xfdf }) => xfdf === 'failed').length;
  return (
    <div className={styles.others}>
      <p role="status" className={styles.quiet}>
        {coming > 0
          ? `Loading what others marked: ${others.length - coming} of ${others.length}`
          : failed > 0 && `What ${failed} of ${others.length} others marked could not be loaded.`}
      </p>
      {coming === 0 && failed > 0 && <Button onClick={onAskAgain}>Try again</Button>}
    </div>
  );
}
