import { CHECK_STEP, type Draft, type FormModel, type PageModel } from '@forms/shared/contract';
import { say } from '../words/say';

/** A step of a form: one of its pages, or without a page the answers, to be checked before they are sent. */
export interface Step {
  key: string;
  title: string;
  page?: PageModel;
}

/** How far somebody has come. The last step is where the form is sent from. */
export interface Progress {
  steps: readonly Step[];
  /** The keys of the steps that were gone on from. */
  passed: ReadonlySet<string>;
  /** Whether nothing is wrong with what a step asks. */
  isValid(step: Step): boolean;
}

/** The steps of a form whose `shown` pages these are: of several pages the last is a check, unless it is an invoice, which shows the answers itself. */
export function stepsOf(model: FormModel, shown: readonly PageModel[]): Step[] {
  const steps: Step[] = shown.map((page) => ({ key: page.key, title: page.definition.title, page }));
  const hasCheck = model.pages.length > 1 && steps.length > 0 && !shown.at(-1)?.definition.invoice;
  return hasCheck ? [...steps, { key: CHECK_STEP, title: say('Check your answers') }] : steps;
}

/** Whether a step is done: gone on from, and nothing is wrong with it. */
export const isDone = ({ passed, isValid }: Progress, step: Step): boolean => passed.has(step.key) && isValid(step);

/** The first step at which there is something to do: the last one where all before it are done. */
export const firstOpen = (progress: Progress): Step | undefined =>
  progress.steps.find((step, at) => at === progress.steps.length - 1 || !isDone(progress, step));

/**
 * The step to which an address leads. One that was passed is open for ever, so that Back and Forward lead where they
 * did; one that was not opens once all before it are done, and the last, which sends, only while they are. Any other
 * name leads to the first open step, and no name to the first of all.
 */
export function stepAt(name: string | undefined, progress: Progress): Step | undefined {
  const { steps, passed } = progress;
  if (name === undefined) return steps[0];
  const open = firstOpen(progress);
  const step = steps.find(({ key }) => key === name);
  if (!step || !open) return open;
  const isPassed = passed.has(name) && step !== steps.at(-1);
  return isPassed || steps.indexOf(step) <= steps.indexOf(open) ? step : open;
}

/** The steps that a draft says were gone on from; one that was saved without saying so came to its page by those before it. */
export function passedIn(draft: Pick<Draft, 'passed' | 'current'> | undefined, { pages }: FormModel): Set<string> {
  const at = pages.findIndex(({ key }) => key === draft?.current);
  return new Set(draft?.passed ?? pages.slice(0, Math.max(0, at)).map(({ key }) => key));
}
