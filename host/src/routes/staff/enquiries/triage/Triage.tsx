import { type Enquiry, type EnquiryChange, invoiceItemTypeLabels, invoiceItemTypes } from '@forms/shared/contract';
import { ChoiceMenu } from '../../record/ChoiceMenu';
import { Fact, Facts } from '../../record/Facts';
import { AssigneeMenu } from './AssigneeMenu';
import { FollowUp } from './FollowUp';
import { Tags } from './Tags';
import type { Save } from './useChange';

interface TriageProps {
  enquiry: Enquiry;
  underWay: EnquiryChange | undefined;
  save: Save;
}

/** Whose an enquiry is, when to look at it again, what it is for, and the tags that gather it with others. */
export function Triage({ enquiry, underWay, save }: TriageProps) {
  return (
    <Facts>
      <Fact name="Assigned to">
        <AssigneeMenu
          assignee={enquiry.assignee}
          underWay={underWay?.field === 'assignee' ? underWay : undefined}
          onChange={(id, name) => save({ field: 'assignee', newValue: id }, name)}
        />
      </Fact>
      <Fact name="Follow up on">
        <FollowUp key={enquiry.followUpOn} day={enquiry.followUpOn} save={save} />
      </Fact>
      <Fact name="Type">
        <ChoiceMenu
          label="Type"
          value={underWay?.field === 'type' ? underWay.newValue : enquiry.type}
          choices={invoiceItemTypes}
          labels={invoiceItemTypeLabels}
          isSaving={underWay?.field === 'type'}
          onChange={(newValue) => save({ field: 'type', newValue }, invoiceItemTypeLabels[newValue])}
        />
      </Fact>
      <Fact name="Tags">
        <Tags tags={enquiry.tags} save={save} />
      </Fact>
    </Facts>
  );
}
