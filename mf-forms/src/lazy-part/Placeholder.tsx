import { Loading } from '@forms/shared/platform/ui';
import { say } from '../words/say';
import styles from './Placeholder.module.css';

const heights = { list: styles.list, terms: styles.terms, 'text box': styles.box, uploader: styles.uploader };

interface PlaceholderProps {
  of: keyof typeof heights;
  /** A list to choose from stands above it. */
  hasChoice?: boolean;
}

/** Grey lines, about as high as what comes in their place: what stands under them moves little when it is there. */
export function Placeholder({ of, hasChoice = false }: PlaceholderProps) {
  return (
    <div className={heights[of]} data-choice={hasChoice}>
      <Loading of={say(`the ${of}`)} lines={of === 'list' ? 1 : 4} />
    </div>
  );
}
