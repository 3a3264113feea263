import type { ButtonHTMLAttributes } from 'react';
import styles from './Bar.module.css';
import { Icon, type IconName } from './icons';
import { Named } from './Named';

interface BarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A tool as a sign, with its words on hover and focus and for screen readers. */
export function BarButton({ icon, label, ...attributes }: BarButtonProps) {
  return (
    <Named name={label}>
      <button type="button" className={styles.button} aria-label={label} {...attributes}>
        <Icon name={icon} />
      </button>
    </Named>
  );
}
