import {
  catalogueParts,
  catalogueSaid,
  courseworkSaid,
  examEntry,
  type FieldDefinition,
  hasAnswer,
  isEmpty,
  own,
} from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { InLanguages, language } from '@forms/shared/platform/words';
import { calls } from '../calls';
import { listOf, nameOf, textOf } from '../engine/control';
import { LazyHtml } from '../html/LazyHtml';
import { useOptions } from '../options/useOptions';
import { say } from '../words/say';
import styles from './AnswerValue.module.css';
import { answerText } from './answerText';

interface AnswerValueProps {
  definition: FieldDefinition;
  value: unknown;
}

/** One answer as people read it. */
export function AnswerValue({ definition, value }: AnswerValueProps) {
  switch (definition.type) {
    case 'form':
      return <Rows definition={definition} rows={listOf(value)} />;
    case 'form-exams-api':
      return <Exams rows={listOf(value)} />;
    case 'leadOrigins':
      return <LeadOrigin value={value} />;
    case 'html':
      return textOf(value) ? <LazyHtml html={textOf(value)} /> : <NotProvided />;
    default:
      return <AnswerText definition={definition} value={value} />;
  }
}

const NotProvided = () => <span className={styles.none}>{say('Not provided')}</span>;

function AnswerText({ definition, value }: AnswerValueProps) {
  const { options } = useOptions(definition);
  const text = answerText(definition, value, options);
  if (text === undefined) return <NotProvided />;
  return Array.isArray(text) ? <Lines lines={text} /> : <span className={styles.text}>{text}</span>;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A question ends with its own mark. */
const introducing = (label: string) => (label.endsWith('?') ? label : `${label}:`);

/** Without what a row left unanswered: there are many, and most of it was not asked of each. */
function Rows({ definition, rows }: { definition: FieldDefinition; rows: readonly unknown[] }) {
  if (rows.length === 0) return <NotProvided />;
  const columns = (definition.fields ?? []).filter(hasAnswer);
  return (
    <ol className={styles.rows}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
        <li key={at}>
          {columns
            .filter(({ name }) => !isEmpty(own(row, name)))
            .map((column) => (
              <div key={column.name}>
                <span className={styles.column}>{introducing(nameOf(column))} </span>
                <AnswerValue definition={column} value={own(row, column.name)} />
              </div>
            ))}
        </li>
      ))}
    </ol>
  );
}

function Exams({ rows }: { rows: readonly unknown[] }) {
  const entries = rows.map((row) => examEntry.safeParse(row).data).filter((entry) => entry !== undefined);
  if (entries.length === 0) return <NotProvided />;
  return (
    <ul className={styles.rows}>
      {entries.map(({ id, coursework, formData: { series, level, board, subject, option } }) => (
        <li key={id}>
          {/* Exams are called as their board calls them. */}
          <span lang="en-GB">
            {level.title} {subject.name}
          </span>
          <div className={styles.none}>
            <span lang="en-GB">
              {board.title} · {option.name === subject.name ? option.code : `${option.name} (${option.code})`}
            </span>{' '}
            · <InLanguages parts={catalogueParts(series.name, language())} />
          </div>
          {coursework && (
            <div className={styles.none}>
              {catalogueSaid('Coursework', language())}: {courseworkSaid(coursework, language())}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function LeadOrigin({ value }: { value: unknown }) {
  const id = textOf(own(value, 'leadOrigin'));
  const metaId = textOf(own(value, 'leadOriginMeta'));
  const { data: origins = [] } = calls.useFormsLeadOriginsQuery(id ? undefined : skipToken);
  const { data: metas = [] } = calls.useFormsLeadOriginMetaQuery(metaId ? { params: { id } } : skipToken);
  if (!id) return <NotProvided />;
  const named = (list: typeof origins, wanted: string) => list.find((each) => each.id === wanted)?.name ?? wanted;
  return <span>{[named(origins, id), metaId && named(metas, metaId)].filter(Boolean).join(': ')}</span>;
}
