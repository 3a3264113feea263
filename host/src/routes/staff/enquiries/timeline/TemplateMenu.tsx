import { type Enquiry, filledTemplate, type ReplyTemplate } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Menu, PopoverButton } from '@forms/shared/platform/ui/menu';
import { calls } from '../../../../calls';
import { templateCalls } from '../../site/templates/templateCalls';

interface TemplateMenuProps {
  enquiry: Pick<Enquiry, 'name' | 'reference' | 'formTitle'>;
  /** Adds the words of a template, filled in for this enquiry, to what is being written. */
  onChoose(text: string): void;
}

/** The templates that a message can be written with; nothing where there is none. */
export function TemplateMenu({ enquiry, onChoose }: TemplateMenuProps) {
  const { data } = templateCalls.useHostReplyTemplatesQuery();
  const { data: session } = calls.useHostSessionQuery();
  const { toast } = useServices();
  if (!data || data.templates.length === 0) return null;

  function choose({ title, text }: ReplyTemplate) {
    const { name, reference, formTitle: form } = enquiry;
    onChoose(filledTemplate(text, { name, reference, form, staff: session?.name ?? '' }));
    toast({ kind: 'info', message: `“${title}” stands in your message. Nothing is sent yet.` });
  }
  return (
    <div>
      <PopoverButton label="Use a template">
        {(anchor, close) => (
          <Menu
            label="Templates"
            anchor={anchor}
            onClose={close}
            items={data.templates.map((template) => ({ label: template.title, onPress: () => choose(template) }))}
          />
        )}
      </PopoverButton>
    </div>
  );
}
