import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** A reference or the number of a document, a day in either language, an amount. */
const WHOLE = /([A-Z]{2,}(?:-[A-Z0-9]+)+|\d{1,2}(?:st|nd|rd|th)?(?: de)? \p{L}+(?: de)? \d{4}|-?£[\d,.]*\d)/u;

/** Words in which no reference, day or amount is broken in two lines: it would have to be put together to be read, or copied. */
export const Unbroken = ({ children }: { children: ReactNode }) => unbroken(children);

function unbroken(node: ReactNode): ReactNode {
  if (typeof node === 'string') return node.split(WHOLE).map((text, at) => (at % 2 === 1 ? whole(text, at) : text));
  if (Array.isArray(node)) return Children.map(node, unbroken);
  if (!isValidElement<PropsWithChildren>(node) || typeof node.type !== 'string') return node;
  return cloneElement(node, {}, unbroken(node.props.children));
}

const whole = (text: string, at: number) => (
  <span key={at} className={styles.whole}>
    {text}
  </span>
);
