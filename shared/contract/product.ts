import shared from '../package.json';

/** The application's name, as the specification and every bug report give it. */
export const APP_NAME = 'forms';

/** The education provider's name, as its site, its invoices and its letters have it. */
export const PROVIDER = 'Tutorial College';

/** The application's version, shown in the footer and answered by `GET /health`. */
export const APP_VERSION = '1.5.44';

/** The version of what the server's calls take and answer, as docs/changes.md tells of it. */
export const CALLS_VERSION = '3.0.0';

/** The version of what `shared` promises to remotes; a remote's line in `remotes.json` says which range of it it needs. */
export const CONTRACT_VERSION: string = shared.version;

export const campuses = ['oxford', 'lisbon'] as const;
export type Campus = (typeof campuses)[number];
export const DEFAULT_CAMPUS: Campus = 'oxford';
export const campusNames = { oxford: 'Oxford', lisbon: 'Lisbon' } as const satisfies Record<Campus, string>;

/** The languages that pages are written in, as `lang` names them. */
export const languages = ['en-GB', 'pt-PT'] as const;
export type Language = (typeof languages)[number];
/** What a campus is called in a language. */
export const campusNamed = (campus: Campus, language: Language): string =>
  campus === 'lisbon' && language === 'pt-PT' ? 'Lisboa' : campusNames[campus];
/** The language of the shell's own words at each campus. */
export const languageOf: Record<Campus, Language> = { oxford: 'en-GB', lisbon: 'pt-PT' };
/** The campus whose pages are written in a language. */
export const campusOfLanguage: Record<Language, Campus> = { 'en-GB': 'oxford', 'pt-PT': 'lisbon' };

export const EXAMS_FORM_SLUG = 'exams-registration-v2';

/** The forms that the test-only menu links to, hidden on live, until staff have changed it. */
export const testMenuSlugs = [
  'pre-admission-questionnaire',
  'pre-admission-questionnaire-v2',
  'tuition-services-v2',
  EXAMS_FORM_SLUG,
  'tutor-application',
] as const;
