import { type Colleague, type EnquirySummary, enquiryStatuses, statusNames, tag } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import type { BulkAction } from '@forms/shared/platform/ui/list';
import { AssigneeChoice } from './AssigneeChoice';
import type { Keep, useBulkChange } from './useBulkChange';

/** What can be done with many enquiries at once. */
export function useBulkActions(bulk: ReturnType<typeof useBulkChange>): readonly BulkAction<EnquirySummary>[] {
  const { confirm, prompt, toast } = useServices();

  async function assign(rows: readonly EnquirySummary[], keep: Keep): Promise<void> {
    let chosen: Colleague | null = null;
    const choose = (colleague: Colleague | null) => {
      chosen = colleague;
    };
    const question = {
      title: rows.length === 1 ? `Assign ${rows[0]?.reference}` : `Assign ${rows.length} enquiries`,
      message: <AssigneeChoice onChoose={choose} />,
      yes: 'Assign',
      no: 'Cancel',
    };
    if (await confirm(question)) bulk.assign(rows, chosen, keep);
  }
  async function addTag(rows: readonly EnquirySummary[], keep: Keep): Promise<void> {
    const typed = await prompt({ title: 'Add a tag', label: 'Tag', yes: 'Add', isShort: true });
    if (typed === undefined) return;
    const { success, data, error } = tag.safeParse(typed);
    if (success) bulk.tag(rows, data, keep);
    else toast({ kind: 'negative', message: error.issues[0]?.message ?? '' });
  }

  return [
    ...enquiryStatuses.map((status) => ({
      label: `Mark as ${statusNames[status]}`,
      onPress: (rows: readonly EnquirySummary[], keep: Keep) => bulk.setStatus(rows, status, keep),
    })),
    { label: 'Assign…', singleKey: 'e', onPress: (rows, keep) => void assign(rows, keep) },
    { label: 'Add a tag…', onPress: (rows, keep) => void addTag(rows, keep) },
  ];
}
