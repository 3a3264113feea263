import { Loading } from '@forms/shared/platform/ui';
import { LazyPart } from '../lazy-part/LazyPart';

const load = () => import('./SanitisedHtml');

/** A text from a definition or a server, with what could run taken out of it. */
export function SafeHtml({ html }: { html: string }) {
  return <LazyPart load={load} fallback={<Loading of="text" lines={3} />} props={{ html }} />;
}
