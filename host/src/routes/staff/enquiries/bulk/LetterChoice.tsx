import { type EnquirySummary, filledTemplate, LETTERS_WAIT_MINUTES } from '@forms/shared/contract';
import { FieldFrame, NativeSelect, NativeTextArea } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { calls } from '../../../../calls';
import { templateCalls } from '../../site/templates/templateCalls';
import styles from './LetterChoice.module.css';

interface LetterChoiceProps {
  /** Who is among those written to: the words are shown as they will read them. */
  example: EnquirySummary | undefined;
  /** The words that were not taken, with what is wrong with them. */
  text: string;
  error: string | undefined;
  onChange(text: string): void;
}

/** What is written to many: a template's words or one's own, with fields, and how one of them will read it. */
export function LetterChoice({ example, text: given, error, onChange }: LetterChoiceProps) {
  const { data } = templateCalls.useHostReplyTemplatesQuery();
  const { data: session } = calls.useHostSessionQuery();
  const [text, setText] = useState(given);
  const set = (next: string) => {
    setText(next);
    onChange(next);
  };
  const [templateId, textId] = [useId(), useId()];
  return (
    <div className={styles.letter}>
      {data && data.templates.length > 0 && (
        <FieldFrame id={templateId} label="Template">
          {({ id }) => (
            <NativeSelect
              id={id}
              onChange={({ target }) => set(data.templates.find((each) => each.id === target.value)?.text ?? text)}
            >
              <option value="">None</option>
              {data.templates.map((template) => (
                <option key={template.id} value={template.id}>
                  {template.title}
                </option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
      )}
      <FieldFrame id={textId} label="Your letter" hint="Fields: {name}, {reference}, {form}, {staff}." error={error}>
        {({ id, describedBy }) => (
          <NativeTextArea
            id={id}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined}
            rows={6}
            value={text}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </FieldFrame>
      {example && text.trim() !== '' && (
        <section aria-label={`As ${example.name} will read it`}>
          <h3 className={styles.title}>As {example.name} will read it</h3>
          <p className={styles.preview}>
            {filledTemplate(text, {
              ...{ name: example.name, reference: example.reference, form: example.formTitle },
              staff: session?.name ?? '',
            })}
          </p>
        </section>
      )}
      <p>It goes in {LETTERS_WAIT_MINUTES} minutes, and can be taken back until then.</p>
    </div>
  );
}
