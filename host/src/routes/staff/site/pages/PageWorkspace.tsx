import { type EditedPage, pageWords } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { skipToken } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Earlier, Theirs } from '../writing/OtherVersion';
import { useUnsaved } from '../writing/useUnsaved';
import { madeSaid, VersionList } from '../writing/VersionList';
import styles from '../writing/Writing.module.css';
import { type PageErrors, PageFields, pageErrors } from './PageFields';
import { PagePreview } from './PagePreview';
import { pageCalls } from './pageCalls';
import { usePublishing } from './usePublishing';
import { wordsOf } from './wordsOf';

interface PageWorkspaceProps {
  /** The page as it was when the work began, and as it is on the server now. */
  begun: EditedPage;
  newest: EditedPage;
}

const REPLACE = {
  title: 'Replace what you have written?',
  message: 'It has not been published, and would be gone.',
};

/** Where a page is written: its words beside what visitors will see, its versions, and the way to publish it. */
export function PageWorkspace({ begun, newest }: PageWorkspaceProps) {
  const { slug, language } = begun;
  const { confirm } = useServices();
  const work = useUnsaved(`page/${slug}`, { version: begun.version, words: wordsOf(begun) }, pageWords);
  const { base, words, isUnsaved } = work;
  const [errors, setErrors] = useState<PageErrors>({});
  const [showsVersions, setShowsVersions] = useState(false);
  const [looked, setLooked] = useState<number>();
  const { data: versions } = pageCalls.useHostPageVersionsQuery(showsVersions ? { params: { slug } } : skipToken);
  const { currentData: earlier } = pageCalls.useHostPageToEditQuery(
    looked === undefined ? skipToken : { params: { slug, version: String(looked) } },
  );
  const theirs = newest.version > base.version && looked === undefined ? newest : undefined;
  const begin = (page: EditedPage) => {
    work.setBase({ version: page.version, words: wordsOf(page) });
    work.setWords(wordsOf(page));
    setErrors({});
    setLooked(undefined);
  };
  const { publish, isPublishing } = usePublishing(slug, begin, setErrors);

  const mayReplace = async () => !isUnsaved || (await confirm(REPLACE));
  const restore = async (page: EditedPage) => {
    if (await mayReplace()) await publish(wordsOf(page), base.version);
  };
  const take = async (page: EditedPage) => {
    if (await mayReplace()) begin(page);
  };
  const shown = earlier ?? theirs;
  return (
    <div className={styles.workspace}>
      <div className={styles.bar}>
        <p className={styles.state} role="status">
          {isUnsaved ? `Changed since version ${base.version}` : `Version ${newest.version} · ${madeSaid(newest)}`}
        </p>
        <Link to={slug === 'home' ? '/' : `/${slug}`}>See it on the site</Link>
        <Button aria-expanded={showsVersions} onClick={() => setShowsVersions(!showsVersions)}>
          Versions
        </Button>
        <Button
          type="primary"
          loading={isPublishing}
          onClick={() => {
            const found = pageErrors(words);
            setErrors(found);
            if (Object.keys(found).length === 0) void publish(words, base.version);
          }}
        >
          Publish
        </Button>
      </div>
      {work.wasFound && isUnsaved && !theirs && (
        <Notice title="What you wrote last time is here again">It has not been published yet.</Notice>
      )}
      {showsVersions && versions && <VersionList versions={versions} shown={looked} onShow={setLooked} />}
      {theirs && (
        <Theirs
          theirs={theirs}
          differences={[
            ['Title', theirs.title, words.title],
            ['Subtitle', theirs.subtitle, words.subtitle],
            ['Picture', theirs.picture ?? '', words.picture ?? ''],
            ['What the picture shows', theirs.alt, words.alt],
          ]}
          isSaving={isPublishing}
          onPublishMine={() => void publish(words, theirs.version)}
          onTakeTheirs={() => void take(theirs)}
        />
      )}
      {earlier && (
        <Earlier
          earlier={earlier}
          next={earlier.version === newest.version ? undefined : newest.version + 1}
          isSaving={isPublishing}
          onRestore={() => void restore(earlier)}
          onClose={() => setLooked(undefined)}
        />
      )}
      <div className={styles.panes}>
        <section className={styles.fields} aria-label="What it says">
          <PageFields words={words} language={language} errors={errors} onChange={work.setWords} />
        </section>
        <PagePreview
          page={shown ?? words}
          language={language}
          isHome={slug === 'home'}
          isOf={shown && `Preview of version ${shown.version}`}
        />
      </div>
    </div>
  );
}
