import {
  type ReplyTemplate,
  type ReplyTemplates,
  replyFields,
  replyTemplatesChange,
  templatesChanged,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, randomId } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Record } from '../../record/Record';
import { useEdited } from '../writing/useEdited';
import { madeSaid } from '../writing/VersionList';
import { TemplatePart } from './TemplatePart';
import styles from './Templates.module.css';
import { templateCalls } from './templateCalls';

/** All templates, edited and saved as a whole. */
export function TemplatesWorkspace({ stored }: { stored: ReplyTemplates }) {
  const { words: templates, setWords, isChanged, isBehind, version, begin } = useEdited(stored, templatesOf);
  const [isTried, setTried] = useState(false);
  const [change, { isLoading }] = templateCalls.useHostChangeReplyTemplatesMutation();
  const { toast, requestError } = useServices();
  const read = replyTemplatesChange.safeParse({ templates, version });
  const errors = new Map(
    (isTried ? (read.error?.issues ?? []) : []).map(({ path, message }) => [path.slice(1).join('.'), message]),
  );

  async function save() {
    setTried(true);
    if (!read.success) return;
    try {
      begin(await change({ body: read.data }).unwrap());
      setTried(false);
      toast({ kind: 'positive', message: 'Saved: staff can choose them from now on' });
    } catch (failure) {
      if (!answerIn(failure, templatesChanged)) requestError(failure);
    }
  }
  const add = () => setWords([...templates, { id: randomId(), title: '', text: '' }]);
  const put = (at: number, template: ReplyTemplate) => setWords(templates.with(at, template));

  return (
    <Record>
      <div className={styles.about}>
        <p>
          Whoever writes to an applicant can choose one of these, and sees its words filled in before they are sent.
          {stored.version > 0 && ` Changed ${madeSaid(stored)}.`}
        </p>
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
      </div>
      {isBehind && (
        <Notice
          kind="warning"
          title={`${stored.madeBy ?? 'Somebody else'} has changed the templates while you were writing`}
          actions={<Button onClick={() => begin(stored)}>Take theirs</Button>}
        >
          They have: {said(stored.templates)}. You have: {said(templates)}. If you save, yours are kept.
        </Notice>
      )}
      {templates.length === 0 && <p className={styles.quiet}>There is no template yet.</p>}
      {templates.map((template, at) => (
        <TemplatePart
          key={template.id}
          template={template}
          number={at + 1}
          errors={{ title: errors.get(`${at}.title`), text: errors.get(`${at}.text`) }}
          onChange={(changed) => put(at, changed)}
          onRemove={() => setWords(templates.toSpliced(at, 1))}
        />
      ))}
      {errors.size > 0 && (
        <Notice kind="error" title="Not saved">
          {[...new Set(errors.values())].join(' ')}
        </Notice>
      )}
      <div className={styles.end}>
        <Button className={styles.add ?? ''} onClick={add}>
          Add a template
        </Button>
        {isChanged && <Button onClick={() => begin(stored)}>Undo changes</Button>}
        <Button type="primary" disabled={!isChanged} loading={isLoading} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </Record>
  );
}

const templatesOf = ({ templates }: ReplyTemplates) => templates;

const said = (templates: readonly ReplyTemplate[]) => templates.map(({ title }) => title).join(', ') || 'none';
