import { examsRegistration } from './definitions/examsRegistration';
import { preAdmission } from './definitions/preAdmission';
import { preAdmissionV2 } from './definitions/preAdmissionV2';
import { tuitionServices } from './definitions/tuitionServices';
import { tutorApplication } from './definitions/tutorApplication';
import type { SeededForm } from './storedForms';

/** The forms that come with the product, each a module of `definitions/`. */
export const seededForms: readonly SeededForm[] = [
  preAdmission,
  preAdmissionV2,
  tuitionServices,
  examsRegistration,
  tutorApplication,
];
