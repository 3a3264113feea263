import type { ContentPage as Content } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { Loading } from '@forms/shared/platform/ui';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import { type MouseEvent, useEffect, useRef } from 'react';
import { calls } from '../../calls';
import { Failed } from '../Failed';
import { usePageHeading } from '../usePageHeading';
import styles from './ContentPage.module.css';
import { pathOfLink } from './pathOfLink';

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
  return <Article page={data} section={section} />;
}

function Article({
  page: { title, subtitle, headerImage, language, html },
  section,
}: {
  page: Content;
  section?: string | undefined;
}) {
  usePageHeading({ title, subtitle, headerImage, language });
  const article = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (section) article.current?.querySelector(`[id="${CSS.escape(section)}"]`)?.scrollIntoView();
  }, [section]);

  const follow = (event: MouseEvent) => {
    const path = pathOfLink(event.nativeEvent);
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it bring their own keys, which click them
    <article ref={article} className={styles.content} onClick={follow}>
      <SafeHtml html={html} as="page" />
    </article>
  );
}
