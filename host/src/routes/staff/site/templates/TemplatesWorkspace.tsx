import {
  type ReplyTemplate,
  type ReplyTemplates,
  replyFields,
  replyTemplates,
  templatesChanged,
} from '@forms/shared/contract';
import { randomId } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { useRef } from 'react';
import { Record } from '../../record/Record';
import { NotSaved, SettingForm } from '../../settings/SettingForm';
import { readBy, useSetting } from '../../settings/useSetting';
import { TemplatePart } from './TemplatePart';
import styles from './Templates.module.css';
import { templateCalls } from './templateCalls';

/** All templates, edited and saved as a whole. */
export function TemplatesWorkspace({ stored }: { stored: ReplyTemplates }) {
  const [change] = templateCalls.useHostChangeReplyTemplatesMutation();
  const setting = useSetting(stored, {
    wordsOf,
    read,
    send: (templates, version) => change({ body: { templates, version } }).unwrap(),
    refusal: templatesChanged,
    earlier: { of: 'reply-templates', wordsOf: replyTemplates.shape.templates.parse },
    saved: 'Saved: staff can choose them from now on',
  });
  const { words: templates, setWords, errors } = setting;
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => setWords([...templates, { id: randomId(), title: '', text: '' }]);
  /** The focus goes to where the next is added: its own button has gone. */
  const remove = (at: number) => {
    setWords(templates.toSpliced(at, 1));
    addButton.current?.focus();
  };

  return (
    <Record>
      <SettingForm
        setting={setting}
        about="Whoever writes to an applicant can choose one of these, and sees its words filled in before they are sent."
        what="the templates"
        difference={`They have: ${said(stored.templates)}. You have: ${said(templates)}.`}
        actions={
          <Button ref={addButton} onClick={add}>
            Add a template
          </Button>
        }
      >
        <dl className={styles.fields}>
          {Object.entries(replyFields).map(([name, { label }]) => (
            <div key={name} className={styles.field}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        {templates.length === 0 && <p className={styles.quiet}>There is no template yet.</p>}
        {templates.map((template, at) => (
          <TemplatePart
            key={template.id}
            template={template}
            number={at + 1}
            errors={{ title: errors[`${at}.title`], text: errors[`${at}.text`] }}
            onChange={(changed) => setWords(templates.with(at, changed))}
            onRemove={() => remove(at)}
          />
        ))}
        <NotSaved errors={errors} />
      </SettingForm>
    </Record>
  );
}

const wordsOf = ({ templates }: ReplyTemplates): readonly ReplyTemplate[] => templates;
const read = readBy(replyTemplates.shape.templates);

const said = (templates: readonly ReplyTemplate[]) => templates.map(({ title }) => title).join(', ') || 'none';
