import { say } from '../../words/say';
import { type Zoom, zoomIn, zoomOut } from '../zoom';
import { BarGroup } from './Bar';
import styles from './Bar.module.css';
import { BarButton } from './BarButton';

interface ZoomToolsProps {
  zoom: Zoom;
  /** How many times its own size it is shown now. */
  scale: number;
  onZoom(zoom: Zoom): void;
}

const fits = { auto: 'Automatic', width: 'Fit width', page: 'Fit page', 1: 'Actual size' } as const;
const choices = [0.5, 0.75, 1.25, 1.5, 2, 3, 4];
const percent = (scale: number) => `${Math.round(scale * 100)}%`;

/** Smaller, larger, or fitted. */
export function ZoomTools({ zoom, scale, onZoom }: ZoomToolsProps) {
  const offered = typeof zoom !== 'number' || zoom === 1 || choices.includes(zoom);
  return (
    <BarGroup label={say('Zoom')}>
      <BarButton icon="minus" label={say('Zoom out')} onClick={() => onZoom(zoomOut(scale))} />
      <select
        className={styles.select}
        aria-label={say('Zoom')}
        value={zoom}
        onChange={({ target: { value } }) =>
          onZoom(value === 'auto' || value === 'width' || value === 'page' ? value : Number(value))
        }
      >
        {Object.entries(fits).map(([value, name]) => (
          <option key={value} value={value}>
            {say(name)}
          </option>
        ))}
        {!offered && <option value={zoom}>{percent(zoom)}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {percent(choice)}
          </option>
        ))}
      </select>
      <BarButton icon="plus" label={say('Zoom in')} onClick={() => onZoom(zoomIn(scale))} />
    </BarGroup>
  );
}
