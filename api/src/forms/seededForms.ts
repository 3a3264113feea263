import { examsRegistration } from './definitions/examsRegistration';
import type { SeededForm } from './storedForms';

/** The forms that come with the product, each a module of `definitions/`. */
export const seededForms: readonly SeededForm[] = [examsRegistration];
