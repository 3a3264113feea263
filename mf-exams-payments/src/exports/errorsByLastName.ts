import { errorsOf, type FieldErrors } from '../dialog-form/fieldErrors';

type Found = Parameters<typeof errorsOf>[0];

/** The first error of each field of a form whose fields stand in groups, by the field's own name. */
export const errorsByLastName = ({ issues }: Found): FieldErrors =>
  errorsOf({ issues: issues.map(({ path, message }) => ({ path: path.slice(-1), message })) });
