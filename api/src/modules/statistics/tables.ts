import type { Campus, SpanCount } from '@forms/shared/contract';

declare module '../../platform/database/tables' {
  interface Tables {
    /** How often a step of a form was begun at, reached for the first time and gone on from, in a week. */
    formSteps: {
      week: string;
      formSlug: string;
      formVersion: number;
      campus: Campus;
      step: string;
      begun: number;
      reached: number;
      wentOn: number;
    };
    /** How often a form was finished within a span of minutes, in a week. */
    formSpans: { week: string; formSlug: string; campus: Campus; span: SpanCount['span']; count: number };
  }
}
