import { filledTemplate, type ReplyField, type ReplyTemplate, replyFields } from '@forms/shared/contract';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { Entry } from '../../../sign-in/Entry';
import { Part } from '../../record/Record';
import styles from './Templates.module.css';

interface TemplatePartProps {
  template: ReplyTemplate;
  number: number;
  errors: { title: string | undefined; text: string | undefined };
  onChange(template: ReplyTemplate): void;
  onRemove(): void;
}

const examples = Object.fromEntries(
  Object.entries(replyFields).map(([name, { example }]) => [name, example]),
) as Record<ReplyField, string>;

/** One template being written, with what somebody would be sent. */
export function TemplatePart({ template, number, errors, onChange, onRemove }: TemplatePartProps) {
  const { id, title, text } = template;
  const called = title.trim() || `Template ${number}`;
  return (
    <Part title={called}>
      <div className={styles.template}>
        <div className={styles.write}>
          <Entry
            id={`${id}-title`}
            label="Title"
            error={errors.title}
            autoComplete="off"
            autoCapitalize="sentences"
            spellCheck
            value={title}
            onChange={(changed) => onChange({ ...template, title: changed })}
          />
          <FieldFrame id={`${id}-text`} label="Words" error={errors.text}>
            {({ id: named, describedBy }) => (
              <Input.TextArea
                id={named}
                value={text}
                rows={6}
                onChange={({ target }) => onChange({ ...template, text: target.value })}
                aria-describedby={describedBy}
                aria-invalid={errors.text !== undefined}
              />
            )}
          </FieldFrame>
          <Button onClick={onRemove} aria-label={`Remove ${called}`}>
            Remove
          </Button>
        </div>
        <section className={styles.preview} aria-label={`Preview of ${called}`}>
          <h3>As somebody would read it</h3>
          <p>{filledTemplate(text, examples)}</p>
        </section>
      </div>
    </Part>
  );
}
