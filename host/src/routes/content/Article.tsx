import type { ContentPage as Content } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { type MouseEvent, useEffect, useRef } from 'react';
import { usePageHeading } from '../usePageHeading';
import { ArticleWords } from './ArticleWords';
import { pathOfLink } from './pathOfLink';

interface ArticleProps {
  page: Content;
  /** The id of the section that the address names, as `examinations` of `/educational-services/examinations/`. */
  section: string | undefined;
}

/** The words of a page of the content service. */
export function Article({ page: { title, subtitle, headerImage, language, html }, section }: ArticleProps) {
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
    <article ref={article} onClick={follow}>
      <ArticleWords html={html} />
    </article>
  );
}
