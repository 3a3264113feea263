import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  view: 'edit' | 'preview';
  onView(view: 'edit' | 'preview'): void;
}

const views = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const;

/** Where there is no room for both, chooses between the text and its preview. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Show</legend>
      {views.map(([each, word]) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {word}
        </button>
      ))}
    </fieldset>
  );
}
