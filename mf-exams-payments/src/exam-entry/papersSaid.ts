import { type ExamOption, type ExamPaper, optionOfPapers } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';

/**
 * What is said of the papers that are ticked: which option they make up or, of the option that they come nearest to,
 * which papers are missing and which do not belong to it.
 */
export function papersSaid(
  options: readonly ExamOption[],
  ticked: readonly string[],
  papers: readonly Pick<ExamPaper, 'id' | 'code'>[],
): string {
  const whole = optionOfPapers(options, ticked);
  if (whole) return say('These papers make up {option}.', { option: whole.name });
  const codesOf = (ids: readonly string[]) =>
    new Intl.ListFormat(language()).format(papers.flatMap(({ id, code }) => (ids.includes(id) ? code : [])));
  const [nearest] = options
    .map(({ name, componentIds }) => ({
      name,
      missing: componentIds.filter((id) => !ticked.includes(id)),
      foreign: ticked.filter((id) => !componentIds.includes(id)),
    }))
    .sort((one, other) => one.missing.length + one.foreign.length - other.missing.length - other.foreign.length);
  if (!nearest) return '';
  const { name, missing, foreign } = nearest;
  const lacks =
    missing.length > 0 &&
    say(missing.length === 1 ? 'For {option}, {papers} is missing.' : 'For {option}, {papers} are missing.', {
      option: name,
      papers: codesOf(missing),
    });
  const odd =
    foreign.length > 0 &&
    say(foreign.length === 1 ? '{papers} is not part of {option}.' : '{papers} are not part of {option}.', {
      option: name,
      papers: codesOf(foreign),
    });
  return [lacks, odd].filter(Boolean).join(' ');
}
