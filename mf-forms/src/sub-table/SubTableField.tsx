import { DELETE_QUESTION, type FieldModel, hasAnswer, isTable, type Values } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { type ControlProps, frameOf, listOf, nameOf } from '../engine/control';
import { FormPart } from '../lazy-part/FormPart';
import { say } from '../words/say';
import { RowsTable } from './RowsTable';
import { rowAt, withoutRow, withRow } from './rows';
import styles from './SubTableField.module.css';

const load = () => import('./RowDialog');

/** Which row the dialog is open for: a place in the list, the place after the last for a new one. */
type Editing = { at: number; row: Values } | undefined;

const isColumn = ({ definition }: FieldModel) => hasAnswer(definition) && !isTable(definition);

/** A list of entries: added and edited in a dialog, deleted when that was meant. */
export function SubTableField(props: ControlProps) {
  const { field, value, onChange, onLeave, drawField } = props;
  const { definition, columns } = field;
  const services = useServices();
  const [editing, setEditing] = useState<Editing>();
  const addButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const rows = listOf(value);
  const name = nameOf(definition);

  const open = (at: number, row: Values) => {
    opener.current = document.activeElement;
    setEditing({ at, row });
  };
  // Only once the dialog has gone does it let go of the focus.
  useEffect(() => {
    if (editing || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus();
    opener.current = null;
  }, [editing]);
  const close = () => {
    setEditing(undefined);
    onLeave();
  };
  const save = (row: Values) => {
    if (editing) onChange(withRow(rows, editing.at, row));
    close();
  };
  const remove = async (at: number) => {
    if (!(await services.confirm({ title: say(DELETE_QUESTION), yes: say('Yes'), no: say('No') }))) return;
    onChange(withoutRow(rows, at));
    addButton.current?.focus();
  };
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id }) => (
        <div className={styles.table}>
          {rows.length > 0 && (
            <RowsTable
              name={name}
              columns={columns.filter(isColumn)}
              rows={rows}
              onEdit={(at) => open(at, rowAt(rows, at))}
              onRemove={remove}
            />
          )}
          {rows.length === 0 && <p className={styles.none}>{say('No entries')}</p>}
          {definition.add !== false && (
            <Button ref={addButton} id={id} onClick={() => open(rows.length, {})}>
              {say('Add')}
              <span className="visually-hidden"> {say('to {table}', { table: name })}</span>
            </Button>
          )}
          {editing && (
            <FormPart
              load={load}
              fallback={null}
              props={{
                table: field,
                row: editing.row,
                isNew: editing.at === rows.length,
                drawField,
                onSave: save,
                onClose: close,
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
