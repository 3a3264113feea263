import { useId } from 'react';
import { colours, type Look } from '../drawing/tools';
import styles from './LookChoice.module.css';

interface LookChoiceProps {
  look: Look;
  onChange(look: Look): void;
}

/** The colour and opacity of an annotation. */
export function LookChoice({ look, onChange }: LookChoiceProps) {
  const name = useId();
  return (
    <div className={styles.look}>
      <fieldset className={styles.colours}>
        <legend className="visually-hidden">Colour</legend>
        {Object.entries(colours).map(([label, colour]) => (
          <label key={label} className={styles.colour} title={label} style={{ background: colour }}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={look.colour === colour}
              onChange={() => onChange({ ...look, colour })}
            />
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.opacity}>
        Opacity
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          value={Math.round(look.opacity * 100)}
          aria-valuetext={`${Math.round(look.opacity * 100)} per cent`}
          onChange={({ target }) => onChange({ ...look, opacity: target.valueAsNumber / 100 })}
        />
      </label>
    </div>
  );
}
