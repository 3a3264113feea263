import { useState } from 'react';
import { say } from '../../../words/say';
import type { PageShape } from '../pageShape';
import { Outline } from './Outline';
import styles from './SidePanel.module.css';
import { Thumbnails } from './Thumbnails';

const views = { pages: 'Pages', outline: 'Outline' } as const;
type View = keyof typeof views;

interface SidePanelProps {
  id: string;
  shapeAt(page: number): PageShape;
  /** Something was chosen: on a phone the panel lies over the pages. */
  onChosen(): void;
}

/** Beside the pages: all of them small, or what the document says is in it. */
export function SidePanel({ id, shapeAt, onChosen }: SidePanelProps) {
  const [view, setView] = useState<View>('pages');
  return (
    <section id={id} className={styles.panel} aria-label={say('Contents')}>
      <div className={styles.views}>
        {Object.entries(views).map(([key, name]) => (
          <button
            key={key}
            type="button"
            className={styles.view}
            aria-pressed={key === view}
            onClick={() => setView(key === 'pages' ? 'pages' : 'outline')}
          >
            {say(name)}
          </button>
        ))}
      </div>
      {view === 'pages' ? <Thumbnails shapeAt={shapeAt} onChosen={onChosen} /> : <Outline onChosen={onChosen} />}
    </section>
  );
}
