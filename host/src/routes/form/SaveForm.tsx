import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { formCalls, useAppSelector } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import styles from './SaveForm.module.css';

/**
 * For testing, never on the live site: stores the form's definition as its next version, made by who presses it. From
 * then on a form that came with the product is this site's own. The server decides who may.
 */
export function SaveForm({ slug }: { slug: string }) {
  const loggedIn = useAppSelector(({ app }) => app.loggedIn);
  const [load, loading] = formCalls.useLazyFormQuery();
  const [change, saving] = formCalls.useChangeFormMutation();
  const { toast, requestError } = useServices();
  const navigate = useNavigate();

  async function save() {
    try {
      const { json, version: from } = await load({ params: { slug }, query: { translations: 'all' } }).unwrap();
      const { version } = await change({ params: { slug }, body: { field: 'json', newValue: json, from } }).unwrap();
      const edit = { label: 'Edit', onPress: () => void navigate(`/staff/form/${slug}`) };
      toast({ kind: 'positive', message: `Form saved as version ${version}`, actions: [edit] });
    } catch (error) {
      requestError(error);
    }
  }

  if (!loggedIn) return null;
  return (
    <aside className={styles.save} lang="en-GB" aria-label="For testing">
      <p>Only on the test site, for administrators: keep this form as it is now as the site’s own next version.</p>
      <Button onClick={save} loading={loading.isFetching || saving.isLoading}>
        Save form
      </Button>
    </aside>
  );
}
