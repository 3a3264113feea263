import { Button, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { FileAnswer } from '../../contract';
import { Remote } from '../../remotes';
import { useServices } from '../../services';
import styles from './ListDialogBox.module.css';
import type { ListDialog } from './listDialog';
import '../dialog.css';

/** One of the list's dialogs, drawn by the part that it belongs to. */
export default function ListDialogBox({ dialog, onClose }: { dialog: ListDialog; onClose(): void }) {
  switch (dialog.kind) {
    case 'upload':
      return <UploadDialog {...dialog} onClose={onClose} />;
    case 'text':
      return <TextDialog {...dialog} onClose={onClose} />;
    case 'form':
      return <FormDialog {...dialog} onClose={onClose} />;
    case 'file':
      return (
        <Modal open title={dialog.title} onCancel={onClose} footer={null} width="100vw" className={styles.whole ?? ''}>
          <Remote of="mf-files/FilePage" fileId={dialog.fileId} />
        </Modal>
      );
  }
}

type Closing<Kind extends ListDialog['kind']> = Extract<ListDialog, { kind: Kind }> & { onClose(): void };

function UploadDialog({ title, uploadTypes, onSave, onClose }: Closing<'upload'>) {
  const [files, setFiles] = useState<FileAnswer[]>([]);
  const { isSaving, save } = useSave(onSave, onClose);
  const id = useId();
  return (
    <Modal
      open
      title={<span id={id}>{title}</span>}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={<Buttons word="Add" isSaving={isSaving} onClose={onClose} onSave={() => void save(files)} />}
    >
      <Remote of="mf-files/Uploader" value={files} onChange={setFiles} uploadTypes={uploadTypes} labelledBy={id} />
    </Modal>
  );
}

function TextDialog({ title, label, value = '', onSave, onClose }: Closing<'text'>) {
  const [html, setHtml] = useState(value);
  const { isSaving, save } = useSave(onSave, onClose);
  return (
    <Modal
      open
      title={title}
      width={760}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={<Buttons word="Save" isSaving={isSaving} onClose={onClose} onSave={() => void save(html)} />}
    >
      <Remote of="mf-forms/RichText" label={label} value={html} onChange={setHtml} />
    </Modal>
  );
}

/** The form has its own buttons; its Cancel closes. */
function FormDialog({ title, slug, onSave, onClose }: Closing<'form'>) {
  const { save } = useSave(onSave, onClose);
  return (
    <Modal open title={title} width={760} onCancel={onClose} mask={{ closable: false }} footer={null}>
      <Remote of="mf-forms/FormPage" slug={slug} onCancel={onClose} onSubmitForm={(pages) => void save(pages)} />
    </Modal>
  );
}

/** Closes once it is saved; a failure is told by the host, and what was entered stays. */
function useSave<Entered>(onSave: (entered: Entered) => void | Promise<void>, onClose: () => void) {
  const { requestError } = useServices();
  const [isSaving, setSaving] = useState(false);
  async function save(entered: Entered) {
    setSaving(true);
    try {
      await onSave(entered);
      onClose();
    } catch (failure) {
      requestError(failure);
      setSaving(false);
    }
  }
  return { isSaving, save };
}

interface ButtonsProps {
  word: string;
  isSaving: boolean;
  onClose(): void;
  onSave(): void;
}

function Buttons({ word, isSaving, onClose, onSave }: ButtonsProps): ReactNode {
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="primary" loading={isSaving} onClick={onSave}>
        {word}
      </Button>
    </>
  );
}
