import { useEffect, useRef } from 'react';
import { focusAfterTitle } from '../error-summary/focusAfterTitle';
import styles from './FormPage.module.css';

interface StepHeadingProps {
  title: string;
  /** The person comes from another step. */
  isArrival: boolean;
  /** The step has an address of its own, by which the router knows how far it was scrolled. */
  isAddressed?: boolean;
}

/** A step's title. Who arrives from another step is brought to it; the first is left to the browser. */
export function StepHeading({ title, isArrival, isAddressed = false }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef({ isArrival, isAddressed });
  useEffect(() => {
    if (!arrived.current.isArrival) return;
    if (!arrived.current.isAddressed) window.scrollTo({ top: 0 });
    return focusAfterTitle(heading.current);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h2>
  );
}
