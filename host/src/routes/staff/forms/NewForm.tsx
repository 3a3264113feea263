import { errorAnswer, type FormDefinition, newFormName } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, formCalls } from '@forms/shared/platform/store';
import { Button, FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readFailure } from '../../../services/failure';
import { Entry } from '../../sign-in/Entry';
import { usePageHeading } from '../../usePageHeading';
import { Part, Record } from '../record/Record';
import { formsCalls } from './formsCalls';
import styles from './NewForm.module.css';
import { slugOf } from './slugOf';

/** What a form begins with that is no copy: one question, to be replaced. */
const beginningOf = (title: string): FormDefinition => ({
  header: { title },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [{ name: 'firstName', type: 'input', label: 'First name', required: true, autocomplete: 'given-name' }],
    },
  ],
});

type FieldErrors = Partial<Record<'title' | 'slug', string>>;

/** Makes a form, of one question or as a copy of another, then opens it to be written. */
export function NewForm() {
  usePageHeading({ title: 'New form' });
  const { data: forms = [] } = formsCalls.useHostFormsQuery();
  const [load] = formCalls.useLazyFormQuery();
  const [make, { isLoading }] = formsCalls.useHostNewFormMutation();
  const { requestError } = useServices();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [ownSlug, setOwnSlug] = useState<string>();
  const [copied, setCopied] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const slug = ownSlug ?? slugOf(title);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const wanted = newFormName.safeParse({ slug, title: title.trim() });
    setErrors(wanted.success ? {} : errorsIn(wanted.error.issues));
    if (!wanted.success) return;
    try {
      const json = copied
        ? (await load({ params: { slug: copied }, query: { translations: 'all' } }).unwrap()).json
        : beginningOf(wanted.data.title);
      await make({ body: { ...wanted.data, json } }).unwrap();
      await navigate(`/staff/form/${slug}`, { replace: true });
    } catch (error) {
      if (readFailure(error).status === 409)
        setErrors({ slug: answerIn(error, errorAnswer)?.message ?? 'It is taken' });
      else requestError(error);
    }
  }

  return (
    <Record>
      <Part title="What it is">
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <Entry
            id="title"
            label="Title"
            error={errors.title}
            autoComplete="off"
            autoCapitalize="sentences"
            spellCheck
            value={title}
            onChange={setTitle}
          />
          <Entry
            id="slug"
            label="Address"
            hint={`Where visitors find it: ${window.location.origin}/${slug || '…'}`}
            error={errors.slug}
            autoComplete="off"
            value={slug}
            onChange={setOwnSlug}
          />
          <FieldFrame id="copied" label="Begins as">
            {({ id }) => (
              <NativeSelect id={id} value={copied} onChange={({ target }) => setCopied(target.value)}>
                <option value="">One question</option>
                {forms.map((each) => (
                  <option key={each.slug} value={each.slug}>
                    A copy of {each.title}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FieldFrame>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Make the form
          </Button>
        </form>
      </Part>
    </Record>
  );
}

const errorMessages: Record<string, string> = { title: 'A form needs a title' };

function errorsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(
    issues.map(({ path: [field], message }) => [field, errorMessages[String(field)] ?? message]),
  );
}
