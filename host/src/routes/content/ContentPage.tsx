import { Loading } from '@forms/shared/ui';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { calls } from '../../calls';
import { Failed } from '../Failed';
import { usePageHeading } from '../usePageHeading';
import styles from './ContentPage.module.css';

interface ContentPageProps {
  slug: string;
  /** The id of the section that the address names, as `examinations` of `/educational-services/examinations/`. */
  section: string | undefined;
}

/** A page of the content service. */
export default function ContentPage({ slug, section }: ContentPageProps) {
  const { data, error, refetch } = calls.useHostContentPageQuery({ params: { slug } });
  if (error) return <Failed what="The page" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the page" lines={8} />;
  return <Content {...data} section={section} />;
}

interface ContentProps {
  title: string;
  subtitle: string;
  headerImage: string | null;
  html: string;
  section: string | undefined;
}

function Content({ title, subtitle, headerImage, html, section }: ContentProps) {
  usePageHeading({ title, subtitle, headerImage });
  const article = useRef<HTMLElement>(null);
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
        FORBID_ATTR: ['style'],
      }),
    [html],
  );
  useLayoutEffect(() => {
    if (section) article.current?.querySelector(`[id="${CSS.escape(section)}"]`)?.scrollIntoView();
  }, [section]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <article ref={article} className={styles.content} dangerouslySetInnerHTML={{ __html: clean }} />;
}
