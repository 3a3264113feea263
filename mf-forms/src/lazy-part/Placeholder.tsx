import { Loading } from '@forms/shared/ui';
import styles from './Placeholder.module.css';

const heights = { terms: styles.terms, 'text box': styles.box, uploader: styles.uploader };

/** Grey lines, about as high as what comes in their place: what stands under them moves little when it is there. */
export function Placeholder({ of }: { of: keyof typeof heights }) {
  return (
    <div className={heights[of]}>
      <Loading of={`the ${of}`} lines={4} />
    </div>
  );
}
