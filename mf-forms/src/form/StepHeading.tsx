import { useEffect, useRef } from 'react';
import styles from './FormPage.module.css';

/** A page's title. Who arrives from another page is brought to it; the first page is left to the browser. */
export function StepHeading({ title, isArrival }: { title: string; isArrival: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(isArrival);
  useEffect(() => {
    if (!arrived.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h2>
  );
}
