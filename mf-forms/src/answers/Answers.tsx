import { hasAnswer, isEmpty, isShown, modelOf, own, today, visibilityIn } from '@forms/shared/contract';
import type { AnswersProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Button } from '@forms/shared/platform/ui';
import { useMemo } from 'react';
import { nameOf } from '../engine/control';
import { say } from '../words/say';
import styles from './Answers.module.css';
import { AnswerValue } from './AnswerValue';

interface AnswersReadProps extends AnswersProps {
  /** Without what was left unanswered, and what only repeats another answer. */
  answeredOnly?: boolean;
}

/** A form's answers to be read through: what was asked and what was answered, page by page. */
function Answers({ definition, pages, onChange, answeredOnly = false }: AnswersReadProps) {
  const shownPages = useMemo(() => {
    const model = modelOf(definition);
    const values = Object.fromEntries(pages.map((page) => [page.name, page.values]));
    const visibility = visibilityIn(model, values, today());
    return model.pages.map((page) => ({
      definition: page.definition,
      lines: page.fields
        .filter((field) => isShown(visibility, field) && hasAnswer(field.definition))
        .map((field) => ({ field, value: own(own(values, page.key), field.name) })),
    }));
  }, [definition, pages]);
  const isRead = ({ field, value }: (typeof shownPages)[number]['lines'][number]) =>
    !answeredOnly || (!isEmpty(value) && field.compares === undefined);

  return (
    <div className={styles.answers}>
      {shownPages
        .filter(({ lines }) => lines.length > 0)
        .map(({ definition: page, lines }) => (
          <section key={page.name} aria-label={page.title} className={styles.page}>
            <div className={styles.head}>
              <h3 className={styles.title}>{page.title}</h3>
              {onChange && (
                <Button type="link" className={styles.change ?? ''} onClick={() => onChange(page)}>
                  {say('Change')}
                  <span className="visually-hidden"> {page.title}</span>
                </Button>
              )}
            </div>
            {!lines.some(isRead) && <p className={styles.none}>{say('You have answered nothing here.')}</p>}
            <dl className={styles.list}>
              {lines.filter(isRead).map(({ field, value }) => (
                <div key={field.key} className={styles.line}>
                  <dt>{nameOf(field.definition)}</dt>
                  <dd>
                    <AnswerValue definition={field.definition} value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
}

export default Answers satisfies RemoteModules['mf-forms/Answers'];
