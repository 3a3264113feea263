import { type FieldModel, rowAnswers, type Values } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { useState } from 'react';
import { type ControlProps, nameOf } from '../engine/control';
import { ErrorNews } from '../engine/ErrorNews';
import { FieldStoreProvider } from '../engine/FieldStoreProvider';
import { createFieldStore } from '../engine/fieldStore';
import { focusField } from '../engine/focusField';
import { rowValidator } from '../engine/formValidator';
import { useScope } from '../engine/ScopeContext';
import { say } from '../words/say';
import styles from './RowDialog.module.css';
import { asTyped } from './rows';

interface RowDialogProps {
  table: FieldModel;
  row: Values;
  isNew: boolean;
  drawField: ControlProps['drawField'];
  onSave(row: Values): void;
  onClose(): void;
}

/** One entry of a sub-table: a small form of its own that reads the rest of the form where a condition asks. */
export default function RowDialog({ table, row, isNew, drawField, onSave, onClose }: RowDialogProps) {
  const scope = useScope();
  const [store] = useState(() =>
    createFieldStore<Values>({
      fields: table.columns,
      initial: isNew ? startingRow(table) : row,
      pathOf: (column) => column.name,
      validate: rowValidator(table, scope()),
    }),
  );
  const save = () => {
    const [first] = store.check(table.columns);
    if (first) focusField(first);
    else onSave(asTyped(store.values(), rowAnswers(table, store.values(), scope())));
  };
  return (
    <Modal
      open
      title={`${say(isNew ? 'Add' : 'Edit')}: ${nameOf(table.definition)}`}
      onCancel={onClose}
      closable={{ 'aria-label': say('Close') }}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {say('Cancel')}
        </Button>,
        <Button key="save" type="primary" onClick={save}>
          {say(isNew ? 'Add' : 'Save')}
        </Button>,
      ]}
    >
      <FieldStoreProvider store={store}>
        <ErrorNews>
          <div className={styles.fields}>{table.columns.map(drawField)}</div>
        </ErrorNews>
      </FieldStoreProvider>
    </Modal>
  );
}

const startingRow = (table: FieldModel): Values =>
  Object.fromEntries(
    table.columns
      .filter(({ definition }) => definition.value !== undefined && definition.value !== null)
      .map(({ name, definition }) => [name, definition.value]),
  );
