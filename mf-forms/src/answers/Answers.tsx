import {
  type FieldDefinition,
  hasAnswer,
  isEmpty,
  isShown,
  modelOf,
  own,
  today,
  visibilityIn,
} from '@forms/shared/contract';
import type { AnswersProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Button } from '@forms/shared/platform/ui';
import { useMemo } from 'react';
import { nameOf } from '../engine/control';
import { say } from '../words/say';
import styles from './Answers.module.css';
import { AnswerValue } from './AnswerValue';
import { Folded } from './Folded';

interface AnswersReadProps extends AnswersProps {
  /** Read by whoever gave them: line by line, without a word of what was left unanswered. */
  byApplicant?: boolean;
}

/**
 * A form's answers to be read through: what was asked and what was answered, page by page, without what only repeats
 * another answer.
 */
function Answers({ definition, pages, onChange, byApplicant = false }: AnswersReadProps) {
  const shownPages = useMemo(() => {
    const model = modelOf(definition);
    const values = Object.fromEntries(pages.map((page) => [page.name, page.values]));
    const visibility = visibilityIn(model, values, today());
    return model.pages.map((page) => ({
      definition: page.definition,
      lines: page.fields
        .filter((field) => isShown(visibility, field) && hasAnswer(field.definition) && field.compares === undefined)
        .map((field) => ({ field, value: own(own(values, page.key), field.name) })),
    }));
  }, [definition, pages]);

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
            <dl className={byApplicant ? styles.list : styles.compact}>
              {lines
                .filter(({ value }) => !isEmpty(value))
                .map(({ field, value }) => (
                  <div key={field.key} className={isLong(value) ? styles.long : styles.line}>
                    <dt>{nameOf(field.definition)}</dt>
                    <dd>
                      {isVeryLong(value) && !byApplicant ? (
                        <Folded of={nameOf(field.definition)}>
                          <AnswerValue definition={field.definition} value={value} />
                        </Folded>
                      ) : (
                        <AnswerValue definition={field.definition} value={value} />
                      )}
                    </dd>
                  </div>
                ))}
            </dl>
            <Unanswered byApplicant={byApplicant} lines={lines} />
          </section>
        ))}
    </div>
  );
}

interface Line {
  field: { key: string; definition: FieldDefinition };
  value: unknown;
}

/** What was asked and not answered: by its names for staff, who may have to ask. */
function Unanswered({ byApplicant, lines }: { byApplicant: boolean; lines: readonly Line[] }) {
  const unanswered = lines.filter(({ value }) => isEmpty(value));
  if (unanswered.length === 0) return null;
  if (!byApplicant) {
    const names = unanswered.map(({ field }) => nameOf(field.definition)).join('; ');
    return <p className={styles.none}>{say('Not answered: {names}', { names })}</p>;
  }
  if (unanswered.length < lines.length) return null;
  return <p className={styles.none}>{say('You have answered nothing here.')}</p>;
}

/** Letters that fit a column of two. */
const SHORT = 80;
/** Whether an answer wants the whole width: rows, lists of exams, and what was written at length. */
const isLong = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > SHORT : Array.isArray(value) && value.some((each) => !isPlain(each));
/** Letters of about ten lines. */
const MANY = 1_000;
const isVeryLong = (value: unknown): boolean => typeof value === 'string' && value.length > MANY;
const isPlain = (value: unknown): boolean => typeof value !== 'object';

export default Answers satisfies RemoteModules['mf-forms/Answers'];
