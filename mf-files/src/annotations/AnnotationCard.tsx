import { shownDay, today } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { measure } from '../drawing/measure';
import { BarButton } from '../views/bar/BarButton';
import type { DrawnAnnotation } from '../xfdf/annotation';
import styles from './AnnotationCard.module.css';
import { withText } from './freeText';
import { LookChoice } from './LookChoice';
import { kindOf } from './nameOfAnnotation';
import { StampChoice } from './StampChoice';
import { type ListedAnnotation, type NamedAnnotation, useEditor } from './useAnnotationEditor';
import { useMaking } from './useMaking';
import { useRemoveOthers, whatBy } from './useRemoveOthers';
import type { OthersAnnotations } from './useSavedAnnotations';

/** What is written under the annotation that is held, by whom, and what it looks like. */
export function AnnotationCard({ item, fileId }: { item: ListedAnnotation; fileId: string }) {
  const { annotation, by, isOwn } = item;
  const editor = useEditor();
  const { alter, remove, reply } = useMaking();
  const text = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  const body = useId();
  /** On a phone, where all of it would cover the annotation. */
  const [isUnfolded, setUnfolded] = useState(editor.focus === 'text');
  const isFree = isOwn && editor.whyReadOnly === undefined;
  const replies = editor.annotations.filter(
    ({ annotation: other }) => other.type === 'text' && other.inReplyTo === annotation.name,
  );

  useEffect(() => {
    if (editor.focus === 'text') setUnfolded(true);
  }, [editor.focus]);
  useEffect(() => {
    if (editor.focus === 'text' && isUnfolded) text.current?.focus();
  }, [editor.focus, isUnfolded]);

  const escaped = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') editor.select(annotation.name, 'annotation');
  };
  return (
    <section className={styles.card} aria-labelledby={heading} onKeyDown={escaped}>
      <header className={styles.head}>
        <div className={styles.what}>
          <h2 id={heading} className={styles.title}>
            {kindOf(annotation)}
          </h2>
          <p className={styles.by}>{[by, dayOf(annotation)].filter(Boolean).join(', ')}</p>
        </div>
        <span className={styles.fold}>
          <BarButton
            icon={isUnfolded ? 'down' : 'up'}
            label="Words and look"
            aria-expanded={isUnfolded}
            aria-controls={body}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </span>
        <BarButton icon="close" label="Close" onClick={() => editor.select(undefined, 'tools')} />
      </header>
      <div id={body} className={isUnfolded ? styles.body : styles.folded}>
        {isFree ? (
          <>
            <label className={styles.text}>
              {annotation.type === 'freetext' ? 'Text on the page' : 'Comment'}
              <textarea
                ref={text}
                rows={2}
                value={annotation.contents}
                onChange={({ target }) => alter(worded(annotation, target.value), 'text')}
              />
            </label>
            {annotation.type === 'stamp' ? (
              <StampChoice value={annotation.icon} onChange={(icon) => alter({ ...annotation, icon })} />
            ) : (
              <LookChoice look={lookOf(annotation)} onChange={(look) => alter(looking(annotation, look), 'look')} />
            )}
          </>
        ) : (
          annotation.contents && <p className={styles.said}>{annotation.contents}</p>
        )}
        {replies.length > 0 && (
          <ol className={styles.replies} aria-label="Replies">
            {replies.map(({ annotation: answer, by: who }) => (
              <li key={answer.name}>
                <p className={styles.by}>{[who, dayOf(answer)].filter(Boolean).join(', ')}</p>
                <p className={styles.said}>{answer.type === 'text' && answer.state ? answer.state : answer.contents}</p>
              </li>
            ))}
          </ol>
        )}
        {editor.whyReadOnly === undefined && <ReplyBox onReply={(text) => reply(annotation, text)} />}
        {item.others?.removable && <RemoveAllBy others={item.others} fileId={fileId} />}
        {isFree && (
          <Button danger onClick={() => remove(annotation.name)}>
            Delete
          </Button>
        )}
      </div>
    </section>
  );
}

function RemoveAllBy({ others, fileId }: { others: OthersAnnotations; fileId: string }) {
  const editor = useEditor();
  const remove = useRemoveOthers(fileId);
  const removed = async () => {
    if (await remove([others])) editor.select(undefined, 'tools');
  };
  return (
    <Button danger onClick={() => void removed()}>
      Remove {whatBy([others])}
    </Button>
  );
}

function ReplyBox({ onReply }: { onReply(text: string): void }) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onReply(text.trim());
    setText('');
  };
  return (
    <form className={styles.reply} onSubmit={send}>
      <label className={styles.text}>
        Reply
        <textarea rows={1} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button htmlType="submit">Add reply</Button>
    </form>
  );
}

const dayOf = ({ created, modified = created }: DrawnAnnotation) => modified && shownDay(today(new Date(modified)));

/** Free text is coloured by its letters. */
const lookOf = (annotation: DrawnAnnotation) => ({
  colour: annotation.type === 'freetext' ? annotation.style.colour : (annotation.colour ?? ''),
  opacity: annotation.opacity,
});

const looking = (
  annotation: NamedAnnotation,
  { colour, opacity }: { colour: string; opacity: number },
): DrawnAnnotation =>
  annotation.type === 'freetext'
    ? { ...annotation, opacity, style: { ...annotation.style, colour } }
    : { ...annotation, opacity, ...(colour && { colour }) };

/** Other words, and no longer what they were in rich text. */
function worded(annotation: NamedAnnotation, contents: string): DrawnAnnotation {
  if (annotation.type === 'freetext') return withText(annotation, contents, measure);
  const { richContents: _, ...plain } = annotation;
  return { ...plain, contents };
}
