// What `html.ts` is in the build for the server, where there is no document to clean HTML with.
import page from './page.module.css';

/** A page's HTML, which was cleaned before. For the server alone: a browser draws it as `SafeHtml` does. */
export const SafeHtml = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever draws it has cleaned it
  <div className={page.html} dangerouslySetInnerHTML={{ __html: html }} />
);
