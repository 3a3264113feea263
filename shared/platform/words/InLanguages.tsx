import type { SaidPart } from '../../contract';

/** A text whose pieces are each in a language of their own, which screen readers pronounce by. */
export const InLanguages = ({ parts }: { parts: readonly SaidPart[] }) =>
  parts.map(({ text, language }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice, and its pieces never change places
    <span key={at} lang={language}>
      {text}
    </span>
  ));
