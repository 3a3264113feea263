import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf, nameOf } from '../engine/control';
import { FormPart } from '../lazy-part/FormPart';
import { Placeholder } from '../lazy-part/Placeholder';
import { say } from '../words/say';
import styles from './PrivacyField.module.css';
import { readFirst } from './readFirst';

const load = () => import('./TermsAgreement');

/** Terms in a box, and the box to tick once they were read. */
export function PrivacyField(props: ControlProps) {
  const { label, optional, ...frame } = frameOf(props);
  const { title, text } = props.field.definition;
  // As high as what comes in its place: the buttons of the page stand under it.
  const fallback = (
    <>
      <Placeholder of="terms" />
      <p className={styles.first}>{readFirst(title ?? say('Terms and conditions'))}</p>
      <span className={styles.locked}>{text ?? nameOf(props.field.definition)}</span>
    </>
  );
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy }) => (
        <div className={styles.privacy}>
          <FormPart load={load} fallback={fallback} props={{ ...props, id, describedBy }} />
        </div>
      )}
    </FieldFrame>
  );
}
