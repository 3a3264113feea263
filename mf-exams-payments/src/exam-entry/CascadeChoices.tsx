import { type CascadeStep, catalogueSaid, type ExamOption, ruleMessages } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { language } from '@forms/shared/platform/words';
import { memo } from 'react';
import { calls } from '../calls';
import { say } from '../words/say';
import { ChoiceSelect, type Rows } from './ChoiceSelect';
import { type Choice, type Chosen, questionFor } from './cascade';
import { PapersChoice } from './PapersChoice';

interface CascadeChoicesProps {
  chosen: Chosen;
  /** The options of the chosen subject. */
  options: Rows<ExamOption>;
  onChoose(choice: Choice): void;
  /** The step that a choice was found missing in. */
  missing: CascadeStep | undefined;
}

/** The cascade, step under step; each opens once the one before it is chosen. No key of the search draws it anew. */
export const CascadeChoices = memo(function CascadeChoices(props: CascadeChoicesProps) {
  const { chosen, options, onChoose, missing } = props;
  const series = calls.useExamsSeriesQuery();
  const levels = calls.useExamsLevelsQuery(questionFor('level', chosen) ?? skipToken);
  const boards = calls.useExamsBoardsQuery(questionFor('board', chosen) ?? skipToken);
  const subjects = calls.useExamsSubjectsQuery(questionFor('subject', chosen) ?? skipToken);
  const errorOf = (step: CascadeStep) => (missing === step && !chosen[step] ? say(ruleMessages.required) : undefined);
  return (
    <>
      <ChoiceSelect
        name="series"
        label={say('Series')}
        rows={series}
        labelOf={({ name }) => catalogueSaid(name, language())}
        value={chosen.series}
        onChoose={(value) => onChoose({ step: 'series', value })}
        waitsFor=""
        error={errorOf('series')}
      />
      <ChoiceSelect
        name="level"
        label={say('Level')}
        rows={levels}
        labelOf={({ title }) => title}
        value={chosen.level}
        onChoose={(value) => onChoose({ step: 'level', value })}
        waitsFor={say('Choose a series first')}
        error={errorOf('level')}
      />
      <ChoiceSelect
        name="board"
        label={say('Board')}
        rows={boards}
        labelOf={({ title }) => title}
        value={chosen.board}
        onChoose={(value) => onChoose({ step: 'board', value })}
        waitsFor={say('Choose a level first')}
        error={errorOf('board')}
      />
      <ChoiceSelect
        name="subject"
        label={say('Subject')}
        rows={subjects}
        labelOf={({ name, code }) => `${name} (${code})`}
        labelLanguage="en-GB"
        value={chosen.subject}
        onChoose={(value) => onChoose({ step: 'subject', value })}
        waitsFor={say('Choose a board first')}
        error={errorOf('subject')}
      />
      {chosen.subject && (
        <PapersChoice
          key={chosen.subject.id}
          subject={chosen.subject}
          options={options}
          value={chosen.option}
          onChoose={(value) => onChoose({ step: 'option', value })}
          error={errorOf('option')}
        />
      )}
    </>
  );
});
