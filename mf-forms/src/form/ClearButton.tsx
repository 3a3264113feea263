import { Button } from '@forms/shared/platform/ui';
import { say } from '../words/say';
import styles from './FormPage.module.css';
import { stayFocused } from './stayFocused';

interface ClearButtonProps {
  isSubmitting: boolean;
  onClear(): void;
}

/** Takes all answers back. It stands apart: nobody who wants to go on shall press it. */
export const ClearButton = ({ isSubmitting, onClear }: ClearButtonProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it keeps its button where it is and is none itself
  <div className={styles.clear} onMouseDown={stayFocused}>
    <Button type="text" size="small" onClick={onClear} disabled={isSubmitting}>
      {say('Clear')}
    </Button>
  </div>
);
