import type { StoredFile } from '@forms/shared/contract';
import { Notice } from '@forms/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { ImageView } from './ImageView';
import { LoadingView } from './LoadingView';
import { viewOf } from './viewOf';

/** A lazy component remembers that its chunk failed, so each view that mounts has its own and can try again. */
const pdfView = () => lazy(async () => ({ default: (await import('./pdf/PdfView')).PdfView }));

/** What is in a file, as far as a browser can show it. */
export function FileView({ file }: { file: StoredFile }) {
  const [PdfView] = useState(pdfView);
  switch (viewOf(file.ext)) {
    case 'pdf':
      return (
        <Suspense fallback={<LoadingView />}>
          <PdfView url={file.url} />
        </Suspense>
      );
    case 'image':
      return <ImageView url={file.url} title={file.title || file.name} />;
    case 'none':
      return <Notice title="A file of this type cannot be shown here">Download it to open it.</Notice>;
  }
}
