import { type EditedTerms, type TermsWords, termsChanged, termsWords } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, skipToken } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Earlier, Theirs } from '../writing/OtherVersion';
import { useUnsaved } from '../writing/useUnsaved';
import { madeSaid, VersionList } from '../writing/VersionList';
import styles from '../writing/Writing.module.css';
import { Acceptances } from './Acceptances';
import { acceptedSaid } from './acceptedSaid';
import { type TermsErrors, TermsFields, termsErrors } from './TermsFields';
import { TermsPreview } from './TermsPreview';
import { termsCalls } from './termsCalls';

interface TermsWorkspaceProps {
  /** The terms as they were when the work began, and as they are on the server now. */
  begun: EditedTerms;
  newest: EditedTerms;
  mayPublish: boolean;
}

const wordsOf = ({ title, html, portuguese }: EditedTerms): TermsWords => ({ title, html, portuguese });

/** Where terms are written: their words beside what people read, their versions with who accepted each, and the way to publish the next. */
export function TermsWorkspace({ begun, newest, mayPublish }: TermsWorkspaceProps) {
  const { slug } = begun;
  const { confirm, toast, requestError } = useServices();
  const work = useUnsaved(`terms/${slug}`, { version: begun.version, words: wordsOf(begun) }, termsWords);
  const { base, words, isUnsaved } = work;
  const [errors, setErrors] = useState<TermsErrors>({});
  const [looked, setLooked] = useState<number>();
  const { data: versions } = termsCalls.useHostTermsVersionsQuery({ params: { slug } });
  const { currentData: earlier } = termsCalls.useHostTermsToEditQuery(
    looked === undefined ? skipToken : { params: { slug, version: String(looked) } },
  );
  const [change, { isLoading }] = termsCalls.useHostPublishTermsMutation();
  const theirs = mayPublish && newest.version > base.version && looked === undefined ? newest : undefined;
  const shown = earlier ?? theirs ?? (mayPublish ? undefined : newest);

  function begin(terms: EditedTerms) {
    work.setBase({ version: terms.version, words: wordsOf(terms) });
    work.setWords(wordsOf(terms));
    setErrors({});
    setLooked(undefined);
  }
  async function publish(written: TermsWords, version: number) {
    const found = termsErrors(written);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const isSure = await confirm({
      title: `Publish version ${version + 1}?`,
      message: 'From now on people agree to it. Whoever accepted an earlier version keeps to that one.',
      yes: `Publish version ${version + 1}`,
      no: 'Cancel',
    });
    if (!isSure) return;
    try {
      const stored = await change({ params: { slug }, body: { ...written, version } }).unwrap();
      begin(stored);
      toast({ kind: 'positive', message: `Published as version ${stored.version}` });
    } catch (error) {
      if (!answerIn(error, termsChanged)) requestError(error);
    }
  }
  return (
    <div className={styles.workspace}>
      <div className={styles.bar}>
        <p className={styles.state} role="status">
          {isUnsaved ? `Changed since version ${base.version}` : `Version ${newest.version} · ${madeSaid(newest)}`}
        </p>
        {mayPublish && (
          <Button type="primary" loading={isLoading} onClick={() => void publish(words, base.version)}>
            Publish
          </Button>
        )}
      </div>
      {work.wasFound && isUnsaved && !theirs && (
        <Notice title="What you wrote last time is here again">It has not been published yet.</Notice>
      )}
      <VersionList
        versions={(versions ?? [newest]).map((each) => ({ ...each, note: acceptedSaid(each.accepted) }))}
        shown={looked}
        onShow={setLooked}
      />
      {theirs && (
        <Theirs
          theirs={theirs}
          differences={[['Title', theirs.title, words.title]]}
          isSaving={isLoading}
          onPublishMine={() => void publish(words, theirs.version)}
          onTakeTheirs={() => begin(theirs)}
        />
      )}
      {earlier && (
        <>
          <Earlier
            earlier={earlier}
            next={mayPublish && earlier.version !== newest.version ? newest.version + 1 : undefined}
            isSaving={isLoading}
            onRestore={() => void publish(wordsOf(earlier), newest.version)}
            onClose={() => setLooked(undefined)}
          />
          {earlier.accepted > 0 && <Acceptances slug={slug} version={earlier.version} accepted={earlier.accepted} />}
        </>
      )}
      <div className={mayPublish ? styles.panes : undefined}>
        {mayPublish && (
          <section className={styles.fields} aria-label="What it says">
            <TermsFields words={words} errors={errors} onChange={work.setWords} />
          </section>
        )}
        <TermsPreview terms={shown ?? words} isOf={shown && `Version ${shown.version}`} />
      </div>
    </div>
  );
}
