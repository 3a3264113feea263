import { Tooltip } from '@forms/shared/platform/ui/tooltip';
import { type KeyboardEvent, useState } from 'react';
import { say } from '../words/say';
import { icons } from './icons';
import styles from './Toolbar.module.css';
import { type Tool, tools } from './tools';

interface ToolbarProps {
  /** The id of what the tools act on. */
  controls: string;
  isOn(tool: Tool): boolean;
  isIdle(tool: Tool): boolean;
  onPress(tool: Tool): void;
}

const names = tools.flat().map(({ name }) => name);
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const keysOf = (key: string) => (isApple ? `⌘${key.replace('Shift+', '⇧')}` : `Ctrl+${key}`);

/** One stop for Tab; the arrow keys, Home and End go from button to button. */
export function Toolbar({ controls, isOn, isIdle, onPress }: ToolbarProps) {
  const [current, setCurrent] = useState(0);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const last = names.length - 1;
    const places: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const next = place < 0 ? last : place > last ? 0 : place;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      role="toolbar"
      aria-label={say('Formatting')}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={walk}
    >
      {tools.map((group) => (
        <div key={group[0]?.name} className={styles.group}>
          {group.map((tool) => (
            <Tooltip key={tool.name} title={tool.key ? `${say(tool.label)} (${keysOf(tool.key)})` : say(tool.label)}>
              <button
                type="button"
                className={styles.tool}
                aria-label={say(tool.label)}
                aria-pressed={tool.isOn && isOn(tool)}
                aria-disabled={isIdle(tool)}
                tabIndex={names.indexOf(tool.name) === current ? 0 : -1}
                // The caret stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(names.indexOf(tool.name))}
                onClick={() => !isIdle(tool) && onPress(tool)}
              >
                {icons[tool.name]}
              </button>
            </Tooltip>
          ))}
        </div>
      ))}
    </div>
  );
}
