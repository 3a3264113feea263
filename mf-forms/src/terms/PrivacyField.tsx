import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf } from '../engine/control';
import { FormPart } from '../lazy-part/FormPart';
import { Placeholder } from '../lazy-part/Placeholder';
import styles from './PrivacyField.module.css';

const load = () => import('./TermsAgreement');

/** Terms in a box, and the box to tick once they were read. */
export function PrivacyField(props: ControlProps) {
  const { label, optional, ...frame } = frameOf(props);
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy }) => (
        <div className={styles.privacy}>
          <FormPart load={load} fallback={<Placeholder of="terms" />} props={{ ...props, id, describedBy }} />
        </div>
      )}
    </FieldFrame>
  );
}
