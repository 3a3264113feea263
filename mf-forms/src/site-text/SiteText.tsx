import type { RemoteModules, SiteTextProps } from '@forms/shared/platform/remotes';
import { Button, FieldFrame, NativeTextArea } from '@forms/shared/platform/ui';
import { useId, useMemo, useState } from 'react';
import RichTextEditor from '../rich-text/RichTextEditor';
import styles from './SiteText.module.css';
import { richTextHolds, sameMarkup } from './sameMarkup';

const leaves = () => {};

/** A text of the site's own: rich text, or its HTML where rich text cannot hold all that is in it, so that nothing is lost. */
function SiteText({ label, kind, value, error, onChange }: SiteTextProps) {
  const id = useId();
  const isHeld = useMemo(() => richTextHolds(value, kind), [value, kind]);
  const [isHtml, setIsHtml] = useState(!isHeld);
  // What comes from elsewhere, as an earlier version, may hold more than what stood there.
  if (!isHeld && !isHtml) setIsHtml(true);
  // Rich text has a way of its own to write what stood there already: that is no change.
  const change = (html: string) => {
    if (!sameMarkup(html, value, kind)) onChange(html);
  };
  if (!isHeld || isHtml)
    return (
      <div className={styles.text}>
        <FieldFrame
          id={id}
          label={`${label}, as HTML`}
          hint={
            isHeld
              ? undefined
              : 'It holds what the text editor has no place for, as a named section, a picture or a joined cell: as HTML, nothing of it is lost.'
          }
          error={error}
        >
          {({ describedBy }) => (
            <NativeTextArea
              id={id}
              rows={18}
              spellCheck
              value={value}
              aria-describedby={describedBy}
              aria-invalid={error !== undefined}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </FieldFrame>
        {isHeld && <Button onClick={() => setIsHtml(false)}>Write it as text</Button>}
      </div>
    );
  return (
    <div className={styles.text}>
      <FieldFrame id={id} label={label} error={error} group>
        {({ labelId, describedBy }) => (
          <RichTextEditor
            id={id}
            labelId={labelId}
            describedBy={describedBy}
            required={false}
            invalid={error !== undefined}
            value={value}
            ofSite
            onChange={change}
            onLeave={leaves}
          />
        )}
      </FieldFrame>
      <Button onClick={() => setIsHtml(true)}>Write it as HTML</Button>
    </div>
  );
}

export default SiteText satisfies RemoteModules['mf-forms/SiteText'];
