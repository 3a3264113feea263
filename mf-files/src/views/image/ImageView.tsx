import { Button, Notice } from '@forms/shared/platform/ui';
import { type ReactNode, useState } from 'react';
import { say } from '../../words/say';
import { Bar, BarGroup } from '../bar/Bar';
import { BarButton } from '../bar/BarButton';
import { ZoomTools } from '../bar/ZoomTools';
import { useAvailableSize } from '../useAvailableSize';
import { useViewerKeys } from '../useViewerKeys';
import { type AutoZoom, type Size, scaleOf, turnedSize, type Zoom, zoomIn, zoomOut } from '../zoom';
import styles from './ImageView.module.css';

const auto: AutoZoom = { fit: 'page', most: 1 };

interface ImageViewProps {
  url: string;
  title: string;
  actions: ReactNode;
}

/** A picture, drawn by the browser, whole and no larger than it is until it is zoomed. */
export function ImageView({ url, title, actions }: ImageViewProps) {
  const [failed, setFailed] = useState(false);
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [turn, setTurn] = useState(0);
  const [own, setOwn] = useState<Size>();
  const [viewer, setViewer] = useState<HTMLDivElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const available = useAvailableSize(box);
  const scale = own && available ? scaleOf(zoom, turnedSize(own, turn), available, auto) : 1;
  useViewerKeys(viewer, {
    '+': () => setZoom(zoomIn(scale)),
    '-': () => setZoom(zoomOut(scale)),
    '0': () => setZoom('auto'),
  });

  if (failed) {
    return (
      <div className={styles.viewer}>
        <Bar end={actions} />
        <div className={styles.notice}>
          <Notice
            kind="warning"
            title={say('This picture could not be shown')}
            actions={<Button onClick={() => setFailed(false)}>{say('Try again')}</Button>}
          >
            {say('It may be damaged or no picture at all, or the connection may have failed.')}
          </Notice>
        </div>
      </div>
    );
  }
  const drawn = own && { width: own.width * scale, height: own.height * scale };
  return (
    <div ref={setViewer} className={styles.viewer}>
      <Bar end={actions}>
        <ZoomTools zoom={zoom} scale={scale} onZoom={setZoom} />
        <BarGroup label={say('View')}>
          <BarButton icon="rotate" label={say('Rotate')} onClick={() => setTurn((turn + 90) % 360)} />
        </BarGroup>
      </Bar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too */}
      <section ref={setBox} className={styles.box} aria-label={say('Picture')} tabIndex={0}>
        <div className={styles.place} style={drawn && turnedSize(drawn, turn)}>
          <img
            className={styles.image}
            style={{ ...drawn, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
            src={url}
            alt={title}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setOwn({ width, height })}
            onError={() => setFailed(true)}
          />
        </div>
      </section>
    </div>
  );
}
