import {
  answeredOtherwise,
  answersTo,
  detailsChanged,
  type FormDefinition,
  type PageAnswers,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, randomId, useAppSelector } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { EngineProvider } from '../engine/EngineProvider';
import { ErrorNews } from '../engine/ErrorNews';
import { type Attempt, errorsIn, refuseAll } from '../engine/errors';
import { focusField } from '../engine/focusField';
import { createFormEngine } from '../engine/formEngine';
import { ErrorSummary } from '../error-summary/ErrorSummary';
import { Fields } from '../fields/Fields';
import { say } from '../words/say';
import styles from './Application.module.css';
import { applicationCalls } from './applicationCalls';
import { ChangedMeanwhile } from './ChangedMeanwhile';

interface ContactFormProps {
  link: string;
  /** What may be changed. */
  form: FormDefinition;
  /** All answers as they are shown, and how often these details were changed until then. */
  pages: readonly PageAnswers[];
  version: number;
  onClose(hasChanged: boolean): void;
}

/** Contact details as the form asked for them, by the same rules. What another page saved meanwhile is shown before it is replaced. */
export default function ContactForm({ link, form, pages, version, onClose }: ContactFormProps) {
  const { requestError, toast } = useServices();
  const campus = useAppSelector(({ app }) => app.campus);
  const [engine] = useState(() => {
    const asked = { slug: 'contact', title: form.header.title, version: 1, json: form };
    return createFormEngine(asked, { pages: answersTo(form, pages) }, campus);
  });
  const [journey] = useState(randomId);
  const [save, { isLoading }] = applicationCalls.useFormsChangeDetailsMutation();
  const [attempt, setAttempt] = useState<Attempt>();
  const [stored, setStored] = useState<{ version: number; pages: PageAnswers[] }>();
  const [fields] = useState(() => engine.model.pages.flatMap((page) => page.fields));
  useEffect(() => {
    const [first] = fields;
    if (first) focusField(first);
  }, [fields]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    setAttempt(undefined);
    if (engine.store.check(fields).length > 0) return setAttempt({ fields });
    const seen = stored?.version ?? version;
    const { error } = await save({ body: { link, version: seen, pages: engine.payload() } });
    if (!error) {
      toast({ kind: 'positive', message: say('Your contact details are changed.') });
      return onClose(true);
    }
    const errors = errorsIn(error);
    const changed = answerIn(error, detailsChanged);
    if (changed) return setStored(changed);
    if (errors.length === 0) return requestError(error);
    refuseAll(engine, errors);
    setAttempt({ fields });
  }

  return (
    <EngineProvider engine={engine} journey={journey}>
      <form className={styles.contact} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="contact">
        <h3 id="contact">{say('Contact details')}</h3>
        {attempt && <ErrorSummary attempt={attempt} />}
        <ErrorNews>
          {engine.model.pages.map((page) => (
            <div key={page.key} className={styles.contactFields}>
              {engine.model.pages.length > 1 && <h4>{page.definition.title}</h4>}
              <Fields fields={page.fields} />
            </div>
          ))}
        </ErrorNews>
        <p className={styles.quiet}>
          {say(
            'What is not asked here, as your name, your email address and what stands on an invoice, is changed by us: please write to us above.',
          )}
        </p>
        {stored && <ChangedMeanwhile differing={answeredOtherwise(form, stored.pages, engine.payload())} />}
        <div className={styles.tools}>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {say('Save')}
          </Button>
          <Button onClick={() => onClose(stored !== undefined)}>{say('Leave it as it is')}</Button>
        </div>
      </form>
    </EngineProvider>
  );
}
