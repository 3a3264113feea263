import { Button, Modal, type ModalProps } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { FileAnswer } from '../../../contract';
import { Remote } from '../../remotes';
import { useServices } from '../../services';
import { Loading } from '../Loading';
import { Notice } from '../Notice';
import styles from './ListDialogBox.module.css';
import type { ListDialog, Saved } from './listDialog';
import { say } from './words/say';
import '../dialog.css';

/** One of the list's dialogs, drawn by the part that it belongs to. `onClosed` is called once the focus is back where it was opened from. */
export default function ListDialogBox({ dialog, onClosed }: { dialog: ListDialog; onClosed(): void }) {
  const [open, setOpen] = useState(true);
  const closing = { modal: { open, afterClose: onClosed }, onClose: () => setOpen(false) };
  switch (dialog.kind) {
    case 'upload':
      return <UploadDialog {...dialog} {...closing} />;
    case 'text':
      return <TextDialog {...dialog} {...closing} />;
    case 'form':
      return <FormDialog {...dialog} {...closing} />;
    case 'file':
      return <FileDialog {...dialog} {...closing} />;
  }
}

type Closing<Kind extends ListDialog['kind']> = Extract<ListDialog, { kind: Kind }> & {
  modal: Pick<ModalProps, 'open' | 'afterClose'>;
  onClose(): void;
};

/** What has arrived stays, however the dialog is closed; what has not is given up only when the person says so. */
function UploadDialog({ title, owner, uploadTypes, modal, onClose }: Closing<'upload'>) {
  const services = useServices();
  const [files, setFiles] = useState<FileAnswer[]>([]);
  const id = useId();
  async function close() {
    const isWhole = !files.some((file) => 'pending' in file);
    if (isWhole || (await services.confirm(giveUp))) onClose();
  }
  return (
    <Modal
      {...modal}
      title={<span id={id}>{title}</span>}
      onCancel={() => void close()}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={() => void close()}>
          Done
        </Button>
      }
    >
      <Remote
        of="mf-files/Uploader"
        value={files}
        onChange={setFiles}
        owner={owner}
        uploadTypes={uploadTypes}
        labelledBy={id}
        fallback={<Loading of="the uploader" lines={3} />}
      />
    </Modal>
  );
}

const giveUp = {
  title: 'Some files have not been uploaded',
  message: 'If you close this now, they will not be added.',
  yes: 'Close',
  no: 'Go on uploading',
};

/** A file in the whole window, and from it to the others of the list. */
function FileDialog({ title, fileId, files, readOnly, noDownload, modal, onClose }: Closing<'file'>) {
  const [shown, setShown] = useState(fileId);
  const name = files?.find(({ id }) => id === shown)?.name ?? title;
  return (
    <Modal
      {...modal}
      title={name}
      onCancel={onClose}
      closable={{ 'aria-label': say('Close') }}
      footer={null}
      width="100vw"
      className={styles.whole ?? ''}
    >
      <Remote
        of="mf-files/FilePreview"
        fileId={shown}
        files={files}
        onNavigate={setShown}
        readOnly={readOnly}
        noDownload={noDownload}
        fallback={<Loading of={say('the file')} lines={8} />}
      />
    </Modal>
  );
}

/** What is written stays in the box until it is saved. */
function TextDialog(props: Closing<'text'>) {
  const { title, lead, label, value = '', onChange, errorIn, saveLabel = 'Save', onSave, modal, onClose } = props;
  const [html, setHtml] = useState(value);
  const [error, setError] = useState<string>();
  const { isSaving, whyNot, save } = useSave(onSave, onClose);
  const box = useRef<HTMLDivElement>(null);
  function write(next: string) {
    setHtml(next);
    onChange?.(next);
    if (error !== undefined) setError(errorIn?.(next));
  }
  function submit() {
    const found = errorIn?.(html);
    setError(found);
    if (found === undefined) void save(html);
    else box.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }
  return (
    <Modal
      {...modal}
      title={title}
      width={760}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={<Buttons word={saveLabel} isSaving={isSaving} onClose={onClose} onSave={submit} />}
    >
      <div ref={box} className={styles.writing}>
        {lead}
        <Remote
          of="mf-forms/RichText"
          label={label}
          value={html}
          error={error}
          onChange={write}
          fallback={<Loading of="the text box" lines={5} />}
        />
        {whyNot !== undefined && (
          <Notice kind="error" title={notDone[saveLabel]}>
            {whyNot} What you have written is still here.
          </Notice>
        )}
      </div>
    </Modal>
  );
}

const notDone = { Save: 'This has not been saved', Send: 'This has not been sent' } as const;

/** The form has its own buttons; its Cancel closes. */
function FormDialog({ title, lead, slug, onSave, modal, onClose }: Closing<'form'>) {
  const { save } = useSave(onSave, onClose);
  return (
    <Modal {...modal} title={title} width={760} onCancel={onClose} mask={{ closable: false }} footer={null}>
      <div className={styles.filling}>
        {lead}
        <Remote of="mf-forms/FormPage" slug={slug} onCancel={onClose} onSubmitForm={(pages) => void save(pages)} />
      </div>
    </Modal>
  );
}

/** Closes once it is saved; why it was not is said in the dialog or, where that was thrown, by the host, and what was entered stays. */
function useSave<Entered>(onSave: (entered: Entered) => Saved | Promise<Saved>, onClose: () => void) {
  const { requestError } = useServices();
  const [isSaving, setSaving] = useState(false);
  const [whyNot, setWhyNot] = useState<string>();
  async function save(entered: Entered) {
    setSaving(true);
    setWhyNot(undefined);
    try {
      const why = await onSave(entered);
      if (!why) return onClose();
      setWhyNot(why);
    } catch (failure) {
      requestError(failure);
    }
    setSaving(false);
  }
  return { isSaving, whyNot, save };
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
