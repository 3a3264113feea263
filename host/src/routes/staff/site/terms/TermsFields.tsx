import { type TermsWords, termsWords } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Button, Loading } from '@forms/shared/platform/ui';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import { Entry } from '../../../sign-in/Entry';

/** What is wrong, by `title`, `html`, `portuguese.title` and `portuguese.html`. */
export type TermsErrors = Readonly<Record<string, string>>;

export const termsErrors = (words: TermsWords): TermsErrors =>
  Object.fromEntries(
    (termsWords.safeParse(words).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

interface TermsFieldsProps {
  words: TermsWords;
  errors: TermsErrors;
  onChange(words: TermsWords): void;
}

/** What is written of terms, in English, and in Portuguese where a site has that. */
export function TermsFields({ words, errors, onChange }: TermsFieldsProps) {
  const { portuguese } = words;
  return (
    <>
      <Text text={words} errors={errors} at="" onChange={(text) => onChange({ ...words, ...text })} />
      {portuguese ? (
        <>
          <Text
            text={portuguese}
            errors={errors}
            at="portuguese."
            onChange={(text) => onChange({ ...words, portuguese: { ...portuguese, ...text } })}
          />
          <Button onClick={() => onChange({ ...words, portuguese: null })}>Remove the Portuguese</Button>
        </>
      ) : (
        <Button onClick={() => onChange({ ...words, portuguese: { title: words.title, html: words.html } })}>
          Write them in Portuguese, too
        </Button>
      )}
    </>
  );
}

interface TextProps {
  text: { title: string; html: string };
  errors: TermsErrors;
  /** What its names in `errors` begin with. */
  at: '' | 'portuguese.';
  onChange(changed: Partial<{ title: string; html: string }>): void;
}

function Text({ text: { title, html }, errors, at, onChange }: TextProps) {
  const said = at === '' ? '' : ' in Portuguese';
  return (
    <>
      <Entry
        id={`terms-${at}title`}
        label={`Title${said}`}
        error={errors[`${at}title`]}
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck
        value={title}
        onChange={(changed) => onChange({ title: changed })}
      />
      <Remote
        of="mf-forms/SiteText"
        label={`Words${said}`}
        kind="text"
        value={html}
        error={errors[`${at}html`]}
        onChange={(changed) => onChange({ html: changed })}
        // Terms are long: what stands under them would be pushed down as they come.
        fallback={
          <>
            <Loading of="the editor" lines={2} />
            <SafeHtml html={html} />
          </>
        }
      />
    </>
  );
}
