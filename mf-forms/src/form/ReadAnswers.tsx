import type { PageAnswers, PageDefinition } from '@forms/shared/contract';
import { bringPart, Loading, usePart } from '@forms/shared/platform/ui';
import type { FormEngine } from '../engine/formEngine';
import { FormPart } from '../lazy-part/FormPart';
import { say } from '../words/say';

/** With what keeps the answers, so that they can be read without a network too. */
const load = () => import(/* webpackChunkName: "kept-answers" */ '../answers/Answers');

/** Brings what reading the answers needs, ahead of it. Where that fails it is said in its place. */
export const bringReading = (): void => void bringPart(load).catch(() => undefined);

/** Whether what reading the answers needs is here, or cannot be had. */
export function useReading(): boolean {
  const { Part, failure } = usePart(load);
  return Part !== undefined || failure !== undefined;
}

interface ReadAnswersProps {
  engine: FormEngine;
  pages: readonly PageAnswers[];
  /** The person wants to change the answers of a page; nothing can be changed without it. */
  onChange: ((page: string) => void) | undefined;
}

/** What somebody has answered so far, with a way to each page. */
export const ReadAnswers = ({ engine, pages, onChange }: ReadAnswersProps) => (
  <FormPart
    load={load}
    fallback={<Loading of={say('your answers')} lines={8} />}
    props={{
      definition: engine.form.json,
      pages,
      byApplicant: true,
      onChange: onChange && (({ name }: PageDefinition) => onChange(name)),
    }}
  />
);
