import { fold, MOST_TAGS, TAG_LENGTH, tag as tagSchema } from '@forms/shared/contract';
import { Button, NativeInput } from '@forms/shared/platform/ui';
import { type FormEvent, useId, useState } from 'react';
import { staffCalls } from '../../staffCalls';
import styles from './Tags.module.css';
import type { Save } from './useChange';

/** The tags on an enquiry: each can be taken off, and one more put on, of those that others have or a new one. */
export function Tags({ tags, save }: { tags: readonly string[]; save: Save }) {
  const { data: known = [] } = staffCalls.useHostEnquiryTagsQuery();
  const [typed, setTyped] = useState('');
  const list = useId();
  // Of those that are there by then: another tag may be on its way.
  const set = (next: (now: readonly string[]) => string[]) =>
    save((now) => ({ field: 'tags', newValue: next(now.tags) }), next(tags).join(', ') || 'No tags');

  function add(event: FormEvent) {
    event.preventDefault();
    const { success, data } = tagSchema.safeParse(typed);
    if (!success) return;
    setTyped('');
    const same = known.find((each) => fold(each) === fold(data)) ?? data;
    if (!tags.some((each) => fold(each) === fold(same))) set((now) => [...now, same]);
  }

  return (
    <div className={styles.tags}>
      {tags.length > 0 && (
        <ul className={styles.list}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove the tag ${tag}`}
                onClick={() => set((now) => now.filter((each) => each !== tag))}
              >
                <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
                  <path d="m1 1 10 10m0-10L1 11" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.length < MOST_TAGS && (
        <form className={styles.add} onSubmit={add}>
          <NativeInput
            aria-label="New tag"
            placeholder="New tag"
            maxLength={TAG_LENGTH}
            list={list}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <datalist id={list}>
            {known.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          <Button htmlType="submit">Add</Button>
        </form>
      )}
    </div>
  );
}
