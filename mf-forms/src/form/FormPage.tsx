import type { FormPageProps, RemoteModules } from '@forms/shared/platform/remotes';
import { app, useAppDispatch } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useLayoutEffect, useState } from 'react';
import { SentBefore } from '../application/SentBefore';
import { OpeningForm } from '../drafts/OpeningForm';
import { type Opening, useBeginning } from '../drafts/useBeginning';
import { useHandOver } from '../hand-over/useHandOver';
import { FormPart } from '../lazy-part/FormPart';
import { useWaitingForms } from '../outbox/useWaitingForms';
import type { WaitingForm } from '../outbox/waitingForm';
import { say } from '../words/say';
import { FormFailed } from './FormFailed';
import { FormJourney } from './FormJourney';
import styles from './FormPage.module.css';
import { useFormOf } from './useFormOf';

/** A form by its slug, with the unfinished work that its hash names or the browser has kept. */
function FormPage({ isReturn = false, ...props }: FormPageProps) {
  const name = `${props.slug}/${props.hash ?? ''}`;
  return (
    <SentBefore key={name} slug={props.slug} isReturn={isReturn}>
      <OpenedForm {...props} />
    </SentBefore>
  );
}

const loadWaiting = () => import(/* webpackChunkName: "kept-answers" */ './WaitingSubmission');

/** Loads the definition and finds unfinished work, then leads through the form's pages, until it is sent or waits. */
function OpenedForm({ slug, hash, meanwhile, ...outcomes }: Omit<FormPageProps, 'isReturn'>) {
  const { opening: found, wasAsked, goOn } = useBeginning(slug, hash);
  const draft = found.is === 'begun' ? found.draft : undefined;
  const { form, error, refetch } = useFormOf(slug, draft);
  const waitingForms = useWaitingForms();
  // All that stands here comes at once with the form's title: nothing is moved down by it later.
  const opening: Opening = form && (waitingForms || hash !== undefined) ? found : { is: 'looking' };
  const handOver = useHandOver();
  const [waiting, setWaiting] = useState<WaitingForm>();
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && !waiting && !handOver.isComposing && (waitingForms || hash !== undefined)) {
    // Once it stands here it stays, whatever becomes of it, until the person goes on with the form.
    const unsent = hash === undefined && waitingForms?.find((each) => each.slug === slug && !each.isAnnounced);
    if (unsent) setWaiting(unsent);
    else if (opening.is === 'begun') setBegun(true);
  }
  const [refused, setRefused] = useState<WaitingForm['outcome']>();

  const dispatch = useAppDispatch();
  // In a dialog it is not what the page is about.
  const header = opening.is === 'looking' || outcomes.onSubmitForm ? undefined : form?.json.header;
  useLayoutEffect(() => {
    if (!header) return;
    const { title, caption: subtitle = '' } = header;
    dispatch(app.actions.pageShown({ title, subtitle, language: language() }));
  }, [dispatch, header]);

  if (waiting) {
    const goBack = (left: WaitingForm) => {
      setRefused(left.outcome);
      setWaiting(undefined);
      setBegun(true);
      goOn({ ...left.draft, savedAt: left.since });
    };
    return (
      <FormPart
        load={loadWaiting}
        fallback={<Loading of={say('the form')} lines={10} />}
        props={{ form: waiting, onBack: goBack }}
      />
    );
  }
  // What was begun goes on, whatever becomes of a later request for the definition.
  if (form && opening.is === 'begun' && hasBegun) {
    return (
      <div key="alive" ref={handOver.alive}>
        <FormJourney
          form={form}
          draft={draft}
          isArrival={wasAsked || draft?.current !== undefined}
          refused={refused?.is === 'refused' ? refused : undefined}
          onWaiting={setWaiting}
          {...outcomes}
        />
      </div>
    );
  }
  if ((opening.is === 'looking' || handOver.isComposing) && meanwhile && !error) {
    // Another element than the form's: what was written is read as this one goes.
    return (
      <div key="standing" ref={handOver.standing}>
        {meanwhile}
      </div>
    );
  }
  return (
    // Another element for what stands there next: a question comes under the title, and is no moved placeholder.
    <div key={opening.is} className={styles.column}>
      {error ? (
        <FormFailed error={error} onRetry={refetch} />
      ) : (
        <OpeningForm slug={slug} opening={opening} goOn={goOn} />
      )}
    </div>
  );
}

/** @public The host calls it before the part is drawn. */
export { bring } from '../words/say';
export default FormPage satisfies RemoteModules['mf-forms/FormPage'];
