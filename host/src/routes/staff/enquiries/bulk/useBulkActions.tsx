import {
  type Colleague,
  type EnquirySummary,
  enquiryStatuses,
  replyTemplate,
  statusNames,
  tag,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import type { BulkAction } from '@forms/shared/platform/ui/list';
import { AssigneeChoice } from './AssigneeChoice';
import { countedEnquiries } from './bulkWords';
import { LetterChoice } from './LetterChoice';
import type { Selected, useBulkChange } from './useBulkChange';

/** What can be done with many enquiries at once. */
export function useBulkActions({ start }: ReturnType<typeof useBulkChange>): readonly BulkAction<EnquirySummary>[] {
  const { confirm, prompt, toast } = useServices();
  const counted = ({ rows, all }: Selected) => countedEnquiries(all?.count ?? rows.length);

  async function setStatus(status: EnquirySummary['status'], selected: Selected): Promise<void> {
    // Most of them nobody has in sight.
    const title = `Mark ${counted(selected)} as ${statusNames[status]}?`;
    if (selected.all && !(await confirm({ title, yes: 'Change them', no: 'Cancel' }))) return;
    await start({ field: 'status', newValue: status }, selected);
  }
  async function assign(selected: Selected): Promise<void> {
    let chosen: Colleague | null = null;
    const choose = (colleague: Colleague | null) => {
      chosen = colleague;
    };
    const { rows, all } = selected;
    const question = {
      title: !all && rows.length === 1 ? `Assign ${rows[0]?.reference}` : `Assign ${counted(selected)}`,
      message: <AssigneeChoice onChoose={choose} />,
      yes: 'Assign',
      no: 'Cancel',
    };
    if (!(await confirm(question))) return;
    await start({ field: 'assignee', newValue: (chosen as Colleague | null)?.id ?? null }, selected);
  }
  async function addTag(selected: Selected): Promise<void> {
    const title = selected.all ? `Tag ${counted(selected)}` : 'Add a tag';
    const typed = await prompt({ title, label: 'Tag', yes: 'Add', isShort: true });
    if (typed === undefined) return;
    const { success, data, error } = tag.safeParse(typed);
    if (success) await start({ field: 'tag', newValue: data }, selected);
    else toast({ kind: 'negative', message: error.issues[0]?.message ?? '' });
  }

  async function write(selected: Selected, text = '', wrong?: string): Promise<void> {
    let typed = text;
    const type = (text: string) => {
      typed = text;
    };
    const question = {
      title: `Write to ${counted(selected)}`,
      message: <LetterChoice example={selected.rows[0]} text={text} error={wrong} onChange={type} />,
      yes: 'Send',
      no: 'Cancel',
    };
    if (!(await confirm(question))) return;
    const { success, data, error } = replyTemplate.shape.text.safeParse(typed);
    if (success) await start({ field: 'letter', newValue: data }, selected);
    // What was typed is not lost.
    else await write(selected, typed, error.issues[0]?.message);
  }

  const pressed =
    (act: (selected: Selected) => Promise<void>): BulkAction<EnquirySummary>['onPress'] =>
    (rows, keep, all) =>
      void act({ rows, keep, all });
  return [
    ...enquiryStatuses.map((status) => ({
      label: `Mark as ${statusNames[status]}`,
      menu: 'Mark as…',
      onPress: pressed((selected) => setStatus(status, selected)),
    })),
    { label: 'Assign…', singleKey: 'e', onPress: pressed(assign) },
    { label: 'Add a tag…', onPress: pressed(addTag) },
    { label: 'Write…', onPress: pressed(write) },
  ];
}
