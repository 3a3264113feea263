import { useMemo } from 'react';
import { calls } from '../../calls';
import { type ExamIndex, indexExams, type Offer } from './searchExams';

/** Everything that can be entered, ready to be searched; undefined until it has come. */
export function useExamIndex() {
  const { data, isError, refetch } = calls.useExamsCatalogueQuery();
  const index = useMemo(() => data && indexExams(data), [data]);
  return { catalogue: data, index, isError, refetch };
}

/** The exam of an option in a series, with what it costs; undefined where it is not offered. */
export const offerOf = (
  { offers }: ExamIndex,
  { option, series }: { option?: { id: string } | undefined; series?: { id: string } | undefined },
): Offer | undefined => offers.find(({ choice }) => choice.option.id === option?.id && choice.series.id === series?.id);
