import { type Language, type PageWords, pageWords } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { FieldFrame, Loading, NativeSelect } from '@forms/shared/platform/ui';
import { Entry } from '../../../sign-in/Entry';
import { pageCalls } from './pageCalls';

export type PageErrors = Partial<Record<keyof PageWords, string>>;

/** What is wrong with what is written of a page, by field. */
export const pageErrors = (words: PageWords): PageErrors =>
  Object.fromEntries((pageWords.safeParse(words).error?.issues ?? []).map(({ path, message }) => [path[0], message]));

interface PageFieldsProps {
  words: PageWords;
  language: Language;
  errors: PageErrors;
  onChange(words: PageWords): void;
}

/** What is written of a page. */
export function PageFields({ words, language, errors, onChange }: PageFieldsProps) {
  const { data: parts } = pageCalls.useHostPagePartsQuery({ params: { language } });
  const set = (changed: Partial<PageWords>) => onChange({ ...words, ...changed });
  const line = { autoComplete: 'off', autoCapitalize: 'sentences', spellCheck: true } as const;
  const names = new Set([
    ...(parts?.pictures ?? []).map(({ name }) => name),
    ...(words.picture ? [words.picture] : []),
  ]);
  return (
    <>
      <Entry
        {...line}
        id="page-title"
        label="Title"
        error={errors.title}
        value={words.title}
        onChange={(title) => set({ title })}
      />
      <Entry
        {...line}
        id="page-subtitle"
        label="Subtitle"
        error={errors.subtitle}
        value={words.subtitle}
        onChange={(subtitle) => set({ subtitle })}
      />
      <FieldFrame id="page-picture" label="Picture">
        {({ id }) => (
          <NativeSelect
            id={id}
            value={words.picture ?? ''}
            onChange={({ target }) => set({ picture: target.value || null })}
          >
            <option value="">None</option>
            {[...names].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      {words.picture !== null && (
        <Entry
          {...line}
          id="page-alt"
          label="What the picture shows"
          hint="For who cannot see it. Left empty where it only adorns."
          error={errors.alt}
          value={words.alt}
          onChange={(alt) => set({ alt })}
        />
      )}
      <Remote
        of="mf-forms/SiteText"
        label="Words"
        kind="page"
        value={words.html}
        error={errors.html}
        onChange={(html) => set({ html })}
        fallback={<Loading of="the editor" lines={8} />}
      />
    </>
  );
}
