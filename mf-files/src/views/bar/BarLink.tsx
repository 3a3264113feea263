import type { AnchorHTMLAttributes } from 'react';
import styles from './Bar.module.css';
import { Icon, type IconName } from './icons';
import { Named } from './Named';

interface BarLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: IconName;
  label: string;
}

/** A link among the tools, as a sign, with its words on hover and focus and for screen readers. */
export function BarLink({ icon, label, ...attributes }: BarLinkProps) {
  return (
    <Named name={label}>
      <a className={styles.button} {...attributes}>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </a>
    </Named>
  );
}
