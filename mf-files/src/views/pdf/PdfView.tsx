import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Document, PasswordResponses, type pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { say } from '../../words/say';
import { Bar } from '../bar/Bar';
import { LoadingView } from '../LoadingView';
import { type IsLeftOut, leaveOut } from './leaveOut';
import { type LinkTarget, OpenPdf } from './OpenPdf';
import styles from './PdfView.module.css';
import type { PageGeometry } from './pageGeometry';
import { type PageShape, shapeOf } from './pageShape';
import { type PdfError, pdfError } from './pdfError';
import { imageResourcesPath, pdfOptions } from './pdfjs';

export interface PdfViewProps {
  url: string;
  /** What the viewer offers for any file; stands at the end of its row of tools. */
  actions?: ReactNode;
  /** More tools, in a row of their own under the viewer's. */
  tools?: ReactNode;
  /** Drawn exactly over each page, which is drawn only near the screen; takes no pointer unless its parts do. */
  overlay?(page: PageGeometry): ReactNode;
  /** The document's annotations that the overlay draws. Another function has the pages that it changes drawn again. */
  isLeftOut?: IsLeftOut | undefined;
  /** Called when a page has been painted. */
  onPainted?: (() => void) | undefined;
}

const failures = {
  locked: { title: 'This PDF opens only with its password', message: 'Whoever made it can tell you the password.' },
  empty: { title: 'This PDF is empty', message: 'There is no page in it.' },
  damaged: {
    title: 'This PDF is damaged',
    message: 'It was perhaps cut off on its way here, or is no PDF. Ask for another copy, or try another program.',
  },
  unreachable: { title: 'This PDF could not be loaded', message: 'The connection may have failed.' },
} as const satisfies Record<PdfError | 'locked', { title: string; message: string }>;

const passwordQuestion = (reason: number) => ({
  title: say('This PDF is protected'),
  message:
    reason === PasswordResponses.INCORRECT_PASSWORD
      ? say('That password does not open it. Please try again.')
      : say('It opens with the password that its author gave it.'),
  label: say('Password'),
  isSecret: true,
  yes: say('Open'),
  no: say('Cancel'),
});

/** A PDF with the tools to read it. `url` is read in ranges as pages come into sight. */
export function PdfView({ url, actions, tools, overlay, isLeftOut, onPainted }: PdfViewProps) {
  const { prompt } = useServices();
  const [open, setOpen] = useState<{ pdf: pdfjs.PDFDocumentProxy; first: PageShape }>();
  const [failure, setFailure] = useState<PdfError | 'locked'>();
  const links = useRef<LinkTarget>(undefined);
  const leave = useRef<ReturnType<typeof leaveOut>>(undefined);
  /** How often each page had to be drawn anew. */
  const [redrawn, setRedrawn] = useState<ReadonlyMap<number, number>>(new Map());

  useEffect(() => {
    if (!isLeftOut) return;
    let isCurrent = true;
    void leave.current?.(isLeftOut).then((pages) => {
      if (!isCurrent || pages.length === 0) return;
      setRedrawn(
        (before) => new Map([...before, ...pages.map((page) => [page, (before.get(page) ?? 0) + 1] as const)]),
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeftOut]);

  async function opened(pdf: pdfjs.PDFDocumentProxy) {
    try {
      leave.current = leaveOut(pdf);
      if (isLeftOut) await leave.current(isLeftOut);
      setOpen({ pdf, first: shapeOf(await pdf.getPage(1)) });
    } catch (error) {
      setFailure(pdf.numPages === 0 ? 'empty' : pdfError(error));
    }
  }

  async function askPassword(answer: (password: string) => void, reason: number) {
    const password = await prompt(passwordQuestion(reason));
    if (password === undefined) setFailure('locked');
    else answer(password);
  }

  if (failure) {
    const again = () => {
      setOpen(undefined);
      setFailure(undefined);
    };
    return (
      <div className={styles.document}>
        <Bar end={actions} />
        <div className={styles.notice}>
          <Notice
            kind="warning"
            title={say(failures[failure].title)}
            actions={<Button onClick={again}>{say('Try again')}</Button>}
          >
            {say(failures[failure].message)}
          </Notice>
        </div>
      </div>
    );
  }
  return (
    <Document
      className={styles.document ?? ''}
      file={url}
      options={pdfOptions}
      imageResourcesPath={imageResourcesPath}
      suspense={false}
      loading={<LoadingView actions={actions} />}
      error={null}
      externalLinkTarget="_blank"
      onPassword={askPassword}
      onLoadSuccess={opened}
      onLoadError={(error) => setFailure(pdfError(error))}
      onItemClick={({ pageNumber, dest }) => links.current?.(pageNumber, dest)}
    >
      {open ? (
        <OpenPdf
          pdf={open.pdf}
          firstShape={open.first}
          links={links}
          actions={actions}
          tools={tools}
          overlay={overlay}
          redrawn={redrawn}
          onPainted={onPainted}
        />
      ) : (
        <LoadingView actions={actions} />
      )}
    </Document>
  );
}
