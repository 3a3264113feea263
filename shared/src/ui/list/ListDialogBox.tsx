import { Button, Modal } from 'antd';
import { useId, useState } from 'react';
import type { FileAnswer } from '../../contract';
import { Remote } from '../../remotes';
import { useServices } from '../../services';
import type { ListDialog } from './listDialog';

/** One of the list's dialogs, drawn by the part that it belongs to. */
export default function ListDialogBox({ dialog, onClose }: { dialog: ListDialog; onClose(): void }) {
  const { requestError } = useServices();
  const [isSaving, setSaving] = useState(false);
  const [files, setFiles] = useState<FileAnswer[]>([]);
  const titleId = useId();

  /** Closes once what was asked for is done; a failure leaves everything as it is. */
  async function save(work: () => void | Promise<void>) {
    setSaving(true);
    try {
      await work();
      onClose();
    } catch (failure) {
      requestError(failure);
    } finally {
      setSaving(false);
    }
  }

  switch (dialog.kind) {
    case 'upload':
      return (
        <Modal
          open
          title={<span id={titleId}>{dialog.title}</span>}
          onCancel={onClose}
          mask={{ closable: false }}
          footer={[
            <Button key="cancel" onClick={onClose}>
              Cancel
            </Button>,
            <Button
              key="save"
              type="primary"
              loading={isSaving}
              disabled={files.length === 0}
              onClick={() => void save(() => dialog.onSave(files))}
            >
              Add
            </Button>,
          ]}
        >
          <Remote
            of="mf-files/Uploader"
            value={files}
            onChange={setFiles}
            uploadTypes={dialog.uploadTypes}
            labelledBy={titleId}
          />
        </Modal>
      );
    case 'text':
      return null;
    case 'form':
      return (
        <Modal open title={dialog.title} onCancel={onClose} mask={{ closable: false }} footer={null} width={760}>
          <Remote
            of="mf-forms/FormPage"
            slug={dialog.slug}
            onCancel={onClose}
            onSubmitForm={(pages) => void save(() => dialog.onSave(pages))}
          />
        </Modal>
      );
    case 'file':
      return (
        <Modal
          open
          title={dialog.title}
          onCancel={onClose}
          footer={null}
          width="100vw"
          style={{ top: 0, maxWidth: '100vw' }}
        >
          <Remote of="mf-files/FilePage" fileId={dialog.fileId} />
        </Modal>
      );
  }
}
