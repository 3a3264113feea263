import { Button, FieldFrame, NativeInput, NativeTextArea } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { translations } from '../translation/translations';
import styles from './Dialog.module.css';
import { Unbroken } from './Unbroken';
import type { OpenDialog } from './useDialogs';

/** The words that a dialog closes with when it is answered rather than dismissed. */
const ANSWERED = 'answered';

/** A popup, confirmation or prompt. The browser's own modal dialog holds the focus in it and gives it back after. */
export function Dialog({ dialog }: { dialog: OpenDialog }) {
  const { yesAndNo } = translations[language()];
  const { kind, title, message, label, isSecret, isShort, yes = yesAndNo.yes, no = yesAndNo.no, answer } = dialog;
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  useEffect(() => element.current?.showModal(), []);

  const close = ({ returnValue }: HTMLDialogElement) => {
    // What opened it may be gone, as a toast that was answered: the reader goes on with the page.
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
    answer(returnValue === ANSWERED ? text : undefined);
  };
  const settle = (event: FormEvent) => {
    event.preventDefault();
    element.current?.close(ANSWERED);
  };
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      lang={language()}
      role={kind === 'prompt' ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={message === undefined ? undefined : `${id}-message`}
      // Else Escape would also close a dialog under this one.
      onKeyDown={(event) => event.stopPropagation()}
      onClose={(event) => close(event.currentTarget)}
    >
      <form className={styles.content} onSubmit={settle}>
        <h2 id={`${id}-title`} className={styles.title}>
          <Unbroken>{title}</Unbroken>
        </h2>
        {message !== undefined && (
          <div id={`${id}-message`}>
            <Unbroken>{message}</Unbroken>
          </div>
        )}
        {kind === 'prompt' && (
          <FieldFrame id={`${id}-words`} label={label}>
            {({ id }) => {
              const control = {
                id,
                value: text,
                onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(target.value),
              };
              return isSecret || isShort ? (
                <NativeInput {...control} autoComplete="off" {...(isSecret && { type: 'password' })} />
              ) : (
                <NativeTextArea {...control} rows={4} />
              );
            }}
          </FieldFrame>
        )}
        <div className={styles.buttons}>
          {kind !== 'popup' && <Button onClick={() => element.current?.close()}>{no}</Button>}
          <Button type="primary" htmlType="submit">
            {yes}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
