import { type InvoiceItemType, invoiceItemTypeLabels, invoiceItemTypes } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Radio } from '@forms/shared/platform/ui/choice';
import { useId } from 'react';
import styles from './TypeOfNew.module.css';

const byAnswers = { value: '', label: 'As the answers say' } as const;
const choices = [byAnswers, ...invoiceItemTypes.map((value) => ({ value, label: invoiceItemTypeLabels[value] }))];

/** What an enquiry that staff add is for, where the form does not ask. Undefined leaves it to the answers. */
export function TypeOfNew({ onChoose }: { onChoose(type: InvoiceItemType | undefined): void }) {
  return (
    <FieldFrame id={useId()} label="Type" group>
      {() => (
        <Radio.Group
          name="type"
          className={styles.types ?? ''}
          options={choices}
          defaultValue={byAnswers.value}
          onChange={({ target }) => onChoose(invoiceItemTypes.find((type) => type === target.value))}
        />
      )}
    </FieldFrame>
  );
}
