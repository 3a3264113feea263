import type { ReactNode } from 'react';
import { say } from '../../words/say';
import { Bar, BarGroup } from '../bar/Bar';
import { BarButton } from '../bar/BarButton';
import { PageTools } from '../bar/PageTools';
import { ZoomTools } from '../bar/ZoomTools';
import type { Zoom } from '../zoom';

interface PdfBarProps {
  panel: { id: string; isOpen: boolean; onToggle(): void };
  search: { isOpen: boolean; onToggle(): void };
  page: number;
  of: number;
  zoom: Zoom;
  scale: number;
  /** What can be done with any file. */
  actions: ReactNode;
  onGo(page: number): void;
  onZoom(zoom: Zoom): void;
  onTurn(): void;
  onPrint(): void;
}

/** The tools to read a PDF. */
export function PdfBar({ panel, search, page, of, zoom, scale, actions, onGo, onZoom, onTurn, onPrint }: PdfBarProps) {
  return (
    <Bar end={actions}>
      <BarGroup label={say('Find')}>
        <BarButton
          icon="panel"
          label={say('Contents')}
          aria-expanded={panel.isOpen}
          aria-controls={panel.id}
          onClick={panel.onToggle}
        />
        <BarButton icon="search" label={say('Search')} aria-expanded={search.isOpen} onClick={search.onToggle} />
      </BarGroup>
      <PageTools page={page} of={of} onGo={onGo} />
      <ZoomTools zoom={zoom} scale={scale} onZoom={onZoom} />
      <BarGroup label={say('View')}>
        <BarButton icon="rotate" label={say('Rotate')} onClick={onTurn} />
        <BarButton icon="print" label={say('Print')} onClick={onPrint} />
      </BarGroup>
    </Bar>
  );
}
