import { errorAnswer, type Language, languages, newPage, type PageWords } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { readFailure } from '../../../../services/failure';
import { Entry } from '../../../sign-in/Entry';
import { usePageHeading } from '../../../usePageHeading';
import { slugOf } from '../../forms/slugOf';
import styles from '../writing/Writing.module.css';
import { languageNames } from './languageNames';
import { type PageErrors, PageFields } from './PageFields';
import { PagePreview } from './PagePreview';
import { pageCalls } from './pageCalls';

const BLANK: PageWords = { title: '', subtitle: '', picture: null, alt: '', html: '' };

/** Writes a new page of the site; nothing of it is there before it is published. */
export function NewPage() {
  usePageHeading({ title: 'New page' });
  const [add, { isLoading }] = pageCalls.useHostNewPageMutation();
  const { requestError, toast } = useServices();
  const navigate = useNavigate();
  const [words, setWords] = useState(BLANK);
  const [language, setLanguage] = useState<Language>('en-GB');
  const [ownSlug, setOwnSlug] = useState<string>();
  const [errors, setErrors] = useState<PageErrors & { slug?: string }>({});
  const slug = ownSlug ?? slugOf(words.title);
  const address = `/${slug || '…'}${language === 'pt-PT' ? '.php' : ''}`;

  async function publish() {
    const wanted = newPage.safeParse({ ...words, slug, language });
    setErrors(Object.fromEntries((wanted.error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    if (!wanted.success) return;
    try {
      const { slug: at } = await add({ body: wanted.data }).unwrap();
      toast({ kind: 'positive', message: `The page /${at} is published` });
      await navigate(`/staff/page/${at}`, { replace: true });
    } catch (error) {
      if (readFailure(error).status === 409)
        setErrors({ slug: answerIn(error, errorAnswer)?.message ?? 'It is taken' });
      else requestError(error);
    }
  }

  return (
    <div className={styles.workspace}>
      <div className={styles.bar}>
        <p className={styles.state}>Nobody sees it before it is published</p>
        <Button type="primary" loading={isLoading} onClick={() => void publish()}>
          Publish
        </Button>
      </div>
      <div className={styles.panes}>
        <section className={styles.fields} aria-label="What it says">
          <FieldFrame id="page-language" label="Language">
            {({ id }) => (
              <NativeSelect id={id} value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {languageNames[each]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FieldFrame>
          <Entry
            id="page-slug"
            label="Address"
            hint={`Where visitors find it: ${window.location.origin}${address}`}
            error={errors.slug}
            autoComplete="off"
            value={slug}
            onChange={setOwnSlug}
          />
          <PageFields words={words} language={language} errors={errors} onChange={setWords} />
        </section>
        <PagePreview page={words} language={language} isHome={false} />
      </div>
    </div>
  );
}
