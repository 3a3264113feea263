import {
  type Candidate,
  type CandidateField,
  candidateLabels,
  type ExamCandidate,
  keysOf,
  shownDay,
} from '@forms/shared/contract';
import { Loading, Notice } from '@forms/shared/platform/ui';
import { whyItFailed } from '../answered/whyItFailed';
import { DialogForm } from '../dialog-form/DialogForm';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from '../field-group/FieldGroup.module.css';
import { Meanwhile } from '../invoice-editor/Meanwhile';
import { TooYoung } from './TooYoung';
import { useCorrection } from './useCorrection';

/** The fields, by what they are for. */
const groups: Readonly<Record<string, readonly CandidateField[]>> = {
  'Legal name': ['firstName', 'middleNames', 'lastName', 'certificateName'],
  'Known to boards by': ['uci', 'uln', 'birthDate'],
};
const optional: readonly CandidateField[] = ['firstName', 'middleNames', 'certificateName', 'uci', 'uln'];

interface CandidateDialogProps {
  enquiryId: string;
  onClose(): void;
}

/** Corrects whom boards are told of by an application's entries, beside what the applicant wrote. */
export function CandidateDialog({ enquiryId, onClose }: CandidateDialogProps) {
  const { correction, error, save, reason, entry } = useCorrection(enquiryId);
  return (
    <DialogForm title="Correct the candidate" save="Save" onSave={save} onClose={onClose}>
      {() => (
        <>
          <p>
            For all exams of this application. A board that was told otherwise is due an amendment; the answers stay as
            they were given, and the applicant hears by letter which details were corrected.
          </p>
          {!correction && !error && <Loading of="the candidate" lines={8} />}
          {error && <Notice kind="error" title={whyItFailed(error)} />}
          {correction?.isOverTheirs && <Theirs {...correction} />}
          {correction &&
            Object.entries(groups).map(([legend, fields]) => (
              <fieldset key={legend} className={styles.group}>
                <legend>{legend}</legend>
                {fields.map((field) => (
                  <div key={field} className={field === 'certificateName' ? styles.whole : undefined}>
                    <TextEntry
                      label={candidateLabels[field]}
                      type={field === 'birthDate' ? 'date' : 'text'}
                      value={correction.candidate[field]}
                      optional={optional.includes(field)}
                      {...hintTo(field, correction)}
                      {...entry(field)}
                    />
                  </div>
                ))}
              </fieldset>
            ))}
          {correction && <TooYoung ages={correction.seen.ages} birthDate={correction.candidate.birthDate} />}
          {correction && <TextEntry label="Reason" hint="For the enquiry’s history." optional {...reason} />}
        </>
      )}
    </DialogForm>
  );
}

interface Values {
  seen: ExamCandidate;
  candidate: Candidate;
}

/** What somebody else made of the candidate meanwhile, beside what is about to be saved over it. */
const Theirs = ({ seen, candidate }: Values) => (
  <Meanwhile
    of="this candidate"
    values={keysOf(candidateLabels).map((field) => [
      candidateLabels[field],
      shown(field, seen.candidate[field]),
      shown(field, candidate[field]),
    ])}
  />
);

const shown = (field: CandidateField, value: string) =>
  field === 'birthDate' && value !== '' ? shownDay(value) : value || 'none';

/** What the applicant wrote, where it is another; of the name for certificates what it is made of. */
function hintTo(field: CandidateField, { seen: { answered, printed }, candidate }: Values): { hint?: string } {
  if (field === 'certificateName') {
    return {
      hint: `As SURNAME:FORENAMES; left empty, the legal name in the boards’ letters. Printed now: ${printed}`,
    };
  }
  if (answered[field] === candidate[field]) return {};
  return { hint: `The applicant wrote: ${shown(field, answered[field])}` };
}
