import type { InvoiceItemType } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import type { AddChoice } from '@forms/shared/platform/ui/list';
import { formsCalls } from '../forms/formsCalls';
import { staffCalls } from '../staffCalls';
import { namedForms } from './namedForms';
import { TypeOfNew } from './TypeOfNew';

/**
 * The forms that staff may fill in for somebody who calls or writes, each in the list's dialog; none until they are
 * known: the button stands from the start, since one that came later would move the list. A form with an invoice ends with declarations that nobody makes for another: it is not among them.
 */
export function useAddChoices(): readonly AddChoice[] {
  const { data: forms } = formsCalls.useHostFormsQuery(undefined);
  const [addEnquiry] = staffCalls.useHostAddEnquiryMutation();
  const { toast } = useServices();
  return namedForms(forms ?? [])
    .filter(({ hasInvoice }) => !hasInvoice)
    .map(({ slug, title, name }) => ({
      label: name,
      onPress: () => {
        let type: InvoiceItemType | undefined;
        const choose = (chosen: InvoiceItemType | undefined) => {
          type = chosen;
        };
        return {
          kind: 'form',
          title,
          lead: <TypeOfNew onChoose={choose} />,
          slug,
          onSave: async (pages) => {
            const headers = type ? { programmetype: type } : {};
            const { reference } = await addEnquiry({ params: { slug }, body: pages, headers }).unwrap();
            toast({ kind: 'positive', message: `${reference} has been added` });
          },
        };
      },
    }));
}
