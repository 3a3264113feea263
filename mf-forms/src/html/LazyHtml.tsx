import { Loading } from '@forms/shared/platform/ui';
import { FormPart } from '../lazy-part/FormPart';

const load = async () => ({ default: (await import('@forms/shared/platform/ui/html')).SafeHtml });

import { say } from '../words/say';

/** A text from a definition or a server, with what could run taken out of it; the sanitiser comes when one is drawn. */
export function LazyHtml({ html }: { html: string }) {
  return <FormPart load={load} fallback={<Loading of={say('the text')} lines={3} />} props={{ html }} />;
}
