import {
  answeredOn,
  answersChanged,
  correctAnswers,
  type Enquiry,
  type FieldModel,
  hasAnswer,
  newAnswers,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, useAppSelector } from '@forms/shared/platform/store';
import { useRef, useState } from 'react';
import type { ChangedMeanwhileProps } from '../application/ChangedMeanwhile';
import { type Attempt, errorsIn, refuseAll } from '../engine/errors';
import { createFormEngine, type FormEngine } from '../engine/formEngine';
import { correctionCalls } from './correctionCalls';
import { movesLetters } from './EndLinks';

/** Answers being corrected: the form with them in it, why, and what is said of them until they are saved. */
export function useCorrection(enquiry: Enquiry, onClose: () => void) {
  const { requestError, toast } = useServices();
  const campus = useAppSelector(({ app }) => app.campus);
  const [engine] = useState(() => engineOf(enquiry, campus));
  const [seen, setSeen] = useState(enquiry);
  const [attempt, setAttempt] = useState<Attempt>();
  const [conflicts, setConflicts] = useState<ChangedMeanwhileProps['differing']>();
  const [isUnchanged, setUnchanged] = useState(false);
  const [reason, setReason] = useState('');
  const [endsLinks, setEndsLinks] = useState(true);
  const [reasonError, setReasonError] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const [correct, { isLoading }] = correctionCalls.useFormsCorrectAnswersMutation();

  function refuse(errors: Parameters<typeof refuseAll>[1]) {
    const fields = engine.model.pages.flatMap((page) => page.fields);
    const wrong = fields.filter((field) => errors.some((error) => isAt(field, error)));
    engine.store.check(wrong);
    refuseAll(engine, errors);
    setAttempt({ fields: wrong });
  }

  async function save(over: Enquiry = seen) {
    if (isLoading) return;
    setAttempt(undefined);
    const { errors, changed } = correctAnswers(over, engine.payload());
    setUnchanged(changed.length === 0);
    if (errors.length > 0) return refuse(errors);
    if (changed.length === 0) return;
    const revokesLinks = endsLinks && movesLetters(over, engine);
    const body = { version: over.answersVersion, pages: engine.payload(), reason, revokesLinks };
    const written = newAnswers.shape.reason.safeParse(reason);
    setReasonError(written.error?.issues[0]?.message);
    if (!written.success) return box.current?.focus();
    const { error } = await correct({ params: { id: enquiry.id }, body });
    if (!error) {
      toast({ kind: 'positive', message: 'The answers are corrected.' });
      return onClose();
    }
    const stored = answerIn(error, answersChanged)?.stored;
    if (stored) return goOver(over, stored);
    const wrong = errorsIn(error);
    if (wrong.length === 0) return requestError(error);
    refuse(wrong);
  }

  /** What somebody else answered otherwise meanwhile is taken over; where it was corrected here, too, it is asked. */
  function goOver(before: Enquiry, stored: Enquiry) {
    const theirs = correctAnswers(before, stored.pages).changed;
    const mine = correctAnswers(before, engine.payload()).changed;
    const both: NonNullable<typeof conflicts> = [];
    for (const { page, field, after } of theirs) {
      const own = mine.find((each) => each.page === page && each.field.name === field.name);
      const model = engine.model.pages.find(({ key }) => key === page)?.fields.find(({ name }) => name === field.name);
      if (!own && model) engine.store.change(model, after);
      if (own && JSON.stringify(own.after) !== JSON.stringify(after)) {
        both.push({ page, field, one: after, other: own.after });
      }
    }
    setSeen(stored);
    setConflicts(both.length > 0 ? both : undefined);
    if (both.length === 0) void save(stored);
  }

  const write = (text: string) => {
    setReason(text);
    setReasonError(undefined);
  };
  return {
    ...{ engine, seen, attempt, conflicts, isUnchanged, isSaving: isLoading, save: () => save() },
    links: { isEnding: endsLinks, onChange: setEndsLinks },
    reason: { value: reason, error: reasonError, box, write },
  };
}

function engineOf(enquiry: Enquiry, campus: Parameters<typeof createFormEngine>[2]): FormEngine {
  const { formSlug: slug, formTitle: title, formVersion: version, definition: json, pages } = enquiry;
  return createFormEngine({ slug, title, version, json }, { pages }, campus, () => answeredOn(enquiry));
}

const isAt = (field: FieldModel, error: { page: string; field: string }) =>
  hasAnswer(field.definition) && field.page.key === error.page && field.name === error.field.split('.')[0];
