import { type PageModel, UPLOAD_UNDER_WAY } from '@forms/shared/contract';
import { ErrorNews } from '../engine/ErrorNews';
import { useFieldStore } from '../engine/FieldStoreProvider';
import { Fields } from '../fields/Fields';
import styles from './FormPage.module.css';
import { FormStep, type StepProps } from './FormStep';
import { useUploadsAwaited } from './useUploadsAwaited';

interface PageStepProps extends StepProps {
  page: PageModel;
}

/** A page of the form: what it asks. It waits for files that are on their way. */
export function PageStep({ page, onContinue, ...step }: PageStepProps) {
  const uploads = useUploadsAwaited(useFieldStore(), page.fields, onContinue);
  const goOn = () => {
    if (!uploads.awaits()) onContinue();
  };
  return (
    <FormStep {...step} isWaiting={uploads.isWaiting} onContinue={goOn}>
      <ErrorNews>
        <div className={styles.fields}>
          <Fields fields={page.fields} />
        </div>
      </ErrorNews>
      <p role="status" className={styles.waits}>
        {uploads.isWaiting && UPLOAD_UNDER_WAY}
      </p>
    </FormStep>
  );
}
