import { EXAMS_FORM_SLUG } from '@forms/shared/contract';
import { standalone } from '@forms/shared/standalone';
import FormPage from './form/FormPage';

/** The form that the address names, as `http://localhost:4401/exams-registration-v2`. */
standalone(<FormPage slug={window.location.pathname.slice(1) || EXAMS_FORM_SLUG} />);
