import { type ApplicationDocument, documentStateLabels, isWanted } from '@forms/shared/contract';
import { say } from '../words/say';
import pageStyles from './Application.module.css';
import styles from './Documents.module.css';
import { DocumentToSend } from './DocumentToSend';

interface DocumentsProps {
  link: string;
  documents: readonly ApplicationDocument[];
  /** More can be sent: nothing of the application is ended. */
  isOpen: boolean;
  /** A file has come or gone. */
  onChange(): void;
}

/** The documents that an application asks for: how far each is, and where it is sent. */
export function Documents({ link, documents, isOpen, onChange }: DocumentsProps) {
  return (
    <section className={pageStyles.part} aria-labelledby="documents">
      <h2 id="documents" className={pageStyles.heading}>
        {say('Your documents')}
      </h2>
      <p>{isOpen ? leadOf(documents) : say('This application takes no documents any more.')}</p>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.name} className={styles.document}>
            <div className={styles.head}>
              <h3 id={`document-${document.name}`} className={styles.title}>
                {document.title}
              </h3>
              <span className={`${styles.state} ${styles[document.state]}`}>
                {say(documentStateLabels[document.state])}
              </span>
            </div>
            {document.text && document.state !== 'accepted' && <p className={pageStyles.quiet}>{document.text}</p>}
            <DocumentToSend link={link} document={document} isOpen={isOpen} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What there is to do, in a sentence. */
function leadOf(documents: readonly ApplicationDocument[]): string {
  const open = documents.filter(isWanted).length;
  if (open > 0) {
    const still =
      open === 1
        ? say('We still need one document from you.')
        : say('We still need {count} documents from you.', { count: open });
    return `${still} ${say('A photograph taken with a phone will do, if everything on it can be read.')}`;
  }
  if (documents.every(({ state }) => state === 'accepted')) return say('We have all that we need.');
  return say('We have what you sent, and look at it next. We write to you if we need something again.');
}
