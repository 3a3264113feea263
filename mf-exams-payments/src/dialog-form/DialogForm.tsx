import { Button, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import styles from './DialogForm.module.css';
import type { FieldErrors } from './fieldErrors';

interface DialogFormProps {
  title: string;
  /** The words of the button that ends it. */
  save: string;
  isDangerous?: boolean;
  /** The words of the button that leaves all as it was. */
  leave?: string;
  /** Answers what is in error, by field; nothing once all is stored. Rejects with the call that failed. */
  onSave(): Promise<FieldErrors | undefined>;
  /** Called once the dialog is gone, the focus back where it was opened from: the parent draws it no more. */
  onClose(): void;
  children(errors: FieldErrors): ReactNode;
}

/** A form in a dialog. It stays open with what was entered until all of it is stored. */
export function DialogForm({
  title,
  save,
  isDangerous = false,
  leave = 'Cancel',
  onSave,
  onClose,
  children,
}: DialogFormProps) {
  const [open, setOpen] = useState(true);
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const found = await onSave();
      setErrors(found ?? {});
      if (!found) setOpen(false);
    } catch (error) {
      setFailure(whyItFailed(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {children(errors)}
        {failure && (
          <Notice kind="error" title="This was not saved. What you entered is still here.">
            {failure}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button onClick={() => setOpen(false)}>{leave}</Button>
          <Button type="primary" danger={isDangerous} htmlType="submit" loading={saving}>
            {save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
