import { type ExamOption, type ExamPaper, optionOfPapers } from '@forms/shared/contract';

const and = new Intl.ListFormat('en-GB');

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
  if (whole) return `These papers make up ${whole.name}.`;
  const codesOf = (ids: readonly string[]) =>
    and.format(papers.flatMap(({ id, code }) => (ids.includes(id) ? code : [])));
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
    missing.length > 0 && `For ${name}, ${codesOf(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`;
  const odd = foreign.length > 0 && `${codesOf(foreign)} ${foreign.length === 1 ? 'is' : 'are'} not part of ${name}.`;
  return [lacks, odd].filter(Boolean).join(' ');
}
