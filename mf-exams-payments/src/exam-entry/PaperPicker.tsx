import { catalogueSaid, type ExamOption, optionOfPapers, PAPERS_NOT_FOUND, type Subject } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { skipToken } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { language } from '@forms/shared/platform/words';
import { useState } from 'react';
import { calls } from '../calls';
import { say } from '../words/say';
import styles from './PaperPicker.module.css';
import { papersSaid } from './papersSaid';

interface PaperPickerProps {
  open: boolean;
  subject: Subject;
  options: readonly ExamOption[];
  /** The ids of the papers that are ticked at first. */
  picked: readonly string[];
  onSelect(option: ExamOption): void;
  onCancel(): void;
  /** The dialog is gone, and not only while a refusal is read. */
  onClosed(): void;
}

/** The paper-selection dialog. Papers that make up no option are refused, and the dialog comes back as it was. */
export function PaperPicker({ open, subject, options, picked, onSelect, onCancel, onClosed }: PaperPickerProps) {
  const { popup } = useServices();
  const papers = calls.useExamsPapersQuery(open ? { params: { id: subject.id } } : skipToken);
  const [ticked, setTicked] = useState<readonly string[]>(picked);
  const [refusing, setRefusing] = useState(false);

  const tick = (id: string, on: boolean) =>
    setTicked((before) => (on ? [...before, id] : before.filter((other) => other !== id)));

  async function select() {
    const option = optionOfPapers(options, ticked);
    if (option) return onSelect(option);
    setRefusing(true);
    await popup({ title: say(PAPERS_NOT_FOUND.title), message: say(PAPERS_NOT_FOUND.message) });
    setRefusing(false);
  }

  function cancel() {
    setTicked(picked);
    onCancel();
  }

  return (
    <Modal
      open={open && !refusing}
      title={say('Select papers')}
      onCancel={cancel}
      closable={{ 'aria-label': say('Close') }}
      onOk={select}
      okText={say('Select')}
      cancelText={say('Cancel')}
      okButtonProps={{ disabled: !papers.currentData }}
      mask={{ closable: false }}
      afterClose={() => refusing || onClosed()}
    >
      <p className={styles.intro}>
        <span lang="en-GB">{subject.name}</span> ({subject.code}).{' '}
        {say('Tick all of the papers that make up your course.')}
      </p>
      <fieldset className={styles.shortcuts}>
        <legend>{say('Tick all papers of')}</legend>
        {options.map((option) => (
          <Button
            key={option.id}
            size="small"
            aria-pressed={option === optionOfPapers(options, ticked)}
            onClick={() => setTicked(option.componentIds)}
          >
            <span lang="en-GB">{option.name}</span>
          </Button>
        ))}
      </fieldset>
      {papers.isError && (
        <Notice
          kind="error"
          title={say('The papers could not be loaded.')}
          actions={<Button onClick={() => papers.refetch()}>{say('Try again')}</Button>}
        />
      )}
      {!papers.currentData && !papers.isError && <Loading of={say('papers')} />}
      <ul className={styles.papers}>
        {papers.currentData?.map((paper) => (
          <li key={paper.id}>
            <Checkbox checked={ticked.includes(paper.id)} onChange={({ target }) => tick(paper.id, target.checked)}>
              <span lang="en-GB">{paper.alternateName ?? paper.name}</span>{' '}
              <span className={styles.quiet}>
                {paper.code}, {catalogueSaid(paper.type, language())}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className={styles.quiet} role="status">
        {ticked.length > 0 && papersSaid(options, ticked, papers.currentData ?? [])}
      </p>
    </Modal>
  );
}
