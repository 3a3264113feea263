import { Tooltip } from '@forms/shared/ui';
import type { AnchorHTMLAttributes } from 'react';
import styles from './Bar.module.css';
import { Icon, type IconName } from './icons';

interface BarLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: IconName;
  label: string;
}

/** A link among the tools, as a sign, with its words on hover and focus and for screen readers. */
export function BarLink({ icon, label, ...attributes }: BarLinkProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.5} trigger={['hover', 'focus']}>
      <a className={styles.button} {...attributes}>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </a>
    </Tooltip>
  );
}
