import styles from './FileSwitch.module.css';

interface FileSwitchProps {
  label: string;
  isOn: boolean;
  tabIndex: 0 | -1;
  onTurn(): void;
}

/** Turns something of a file on or off. */
export function FileSwitch({ label, isOn, tabIndex, onTurn }: FileSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={isOn}
      tabIndex={tabIndex}
      className={styles.switch}
      onClick={onTurn}
    >
      <span className={styles.track} />
    </button>
  );
}
