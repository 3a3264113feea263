import {
  type ApplicationDocument,
  type DocumentDecision,
  documentStateLabels,
  fileSize,
  shownTime,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useListDialog } from '@forms/shared/platform/ui/list';
import { Failed } from '../../Failed';
import { staffCalls, watched } from '../staffCalls';
import styles from './Documents.module.css';

interface DocumentsProps {
  enquiryId: string;
  /** They are decided on here: those of an enquiry that is merged into another are only looked at. */
  isOpen: boolean;
}

/** The documents that an enquiry asks for: what was sent, to be opened, accepted, or asked for again with a reason. */
export function Documents({ enquiryId, isOpen }: DocumentsProps) {
  const { data, error, refetch } = staffCalls.useHostDocumentsQuery({ params: { id: enquiryId } }, watched);
  if (error && !data) return <Failed what="The documents" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the documents" lines={4} />;
  if (data.length === 0) return <p>These answers ask for none.</p>;
  return (
    <ul className={styles.documents}>
      {data.map((document) => (
        <Document key={document.name} enquiryId={enquiryId} isOpen={isOpen} document={document} />
      ))}
    </ul>
  );
}

function Document({ enquiryId, isOpen, document }: DocumentsProps & { document: ApplicationDocument }) {
  const { name, title, state, reason, files } = document;
  const { prompt, requestError } = useServices();
  const [decide, { isLoading, originalArgs }] = staffCalls.useHostDecideDocumentMutation();
  const { open, dialog } = useListDialog();
  const saving = isLoading ? originalArgs?.body.state : undefined;
  const seen = { files: files.map(({ id }) => id) };
  const say = (body: DocumentDecision) =>
    decide({ params: { id: enquiryId, name }, body })
      .unwrap()
      .catch(requestError);

  function look(fileId: string, fileName: string) {
    open({ kind: 'file', title: fileName, fileId });
    if (isOpen && state === 'received') void say({ state: 'checking', ...seen });
  }
  async function askAgain() {
    const given = await prompt({
      title: `Ask again for “${title}”`,
      message: 'The applicant reads the reason on their private page. A letter tells them that it is there.',
      label: 'Reason',
      yes: 'Ask again',
    });
    if (given !== undefined) await say({ state: 'again', ...seen, reason: given });
  }
  const named = <span className="visually-hidden"> {title}</span>;
  return (
    <li className={styles.document}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span role="status" className={`${styles.state} ${styles[state]}`}>
          {documentStateLabels[state]}
        </span>
      </div>
      {reason && <p className={styles.quiet}>Asked for again: {reason}</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <span>
                <span className={styles.name}>{file.name}</span>{' '}
                <span className={styles.quiet}>
                  {fileSize(file.size)}, {shownTime(file.sentAt)}
                  {!file.isSeen && ', new'}
                </span>
              </span>
              <Button onClick={() => look(file.id, file.name)}>
                View<span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && files.length > 0 && (
        <div className={styles.tools}>
          {state !== 'accepted' && (
            <Button
              type="primary"
              loading={saving === 'accepted'}
              onClick={() => void say({ state: 'accepted', ...seen })}
            >
              Accept{named}
            </Button>
          )}
          {state !== 'again' && (
            <Button loading={saving === 'again'} onClick={() => void askAgain()}>
              Ask again{named}
            </Button>
          )}
        </div>
      )}
      {dialog}
    </li>
  );
}
