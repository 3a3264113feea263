import { Button } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { say } from '../../../words/say';
import { Bar } from '../../bar/Bar';
import type { PageGeometry } from '../pageGeometry';
import { PrintedPages } from './PrintedPages';
import type { PrintJob } from './usePrint';

interface PrintingProps {
  printing: PrintJob;
  of: number;
  overlay: ((page: PageGeometry) => ReactNode) | undefined;
  /** It is printed, or given up. */
  onOver(): void;
}

/** How far the pages are drawn for printing, with a way out; then the pages themselves, for paper alone. */
export function Printing({ printing, of, overlay, onOver }: PrintingProps) {
  switch (printing.state) {
    case 'idle':
      return null;
    case 'drawing':
      return (
        <Bar>
          <p role="status">{say('Preparing page {page} of {of} for printing', { page: printing.done + 1, of })}</p>
          <Button onClick={onOver}>{say('Cancel printing')}</Button>
        </Bar>
      );
    case 'ready':
      return <PrintedPages pages={printing.pages} overlay={overlay} onPrinted={onOver} />;
  }
}
