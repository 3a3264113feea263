import type { ListView, SavedLook, ViewedList } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, NativeSelect } from '@forms/shared/platform/ui';
import type { ListLook } from '@forms/shared/platform/ui/list';
import { useId } from 'react';
import { homeQueueCalls } from '../site/queues/homeQueueCalls';
import { staffCalls } from '../staffCalls';
import { isSameLook, lookAt, lookOf } from './lookOf';
import styles from './Views.module.css';

const asMade: SavedLook = { query: {}, search: '', columns: null };

/** The looks at a list that are kept under names: the one that is open, how it differs from what is kept, and what can be done with it. */
export function Views({ list, look }: { list: ViewedList; look: ListLook }) {
  const { data: views = [] } = staffCalls.useHostViewsQuery({ query: { list } });
  const id = useId();
  const open = views.find((view) => view.id === look.asked.query.view);
  const now = lookOf(look);
  return (
    <div className={styles.views}>
      <label htmlFor={id}>View</label>
      <NativeSelect
        id={id}
        value={open?.id ?? ''}
        onChange={({ target }) => {
          const chosen = views.find((view) => view.id === target.value);
          lookAt(look, chosen?.look ?? asMade, chosen?.id);
        }}
      >
        <option value="">Everything</option>
        <Group label="Yours" views={views.filter(({ isOwn }) => isOwn)} />
        <Group label="Shared" views={views.filter(({ isOwn }) => !isOwn)} />
      </NativeSelect>
      <ViewActs list={list} look={look} open={open} now={now} />
    </div>
  );
}

function Group({ label, views }: { label: string; views: readonly ListView[] }) {
  if (views.length === 0) return null;
  return (
    <optgroup label={label}>
      {views.map(({ id, name, isOwn, owner }) => (
        <option key={id} value={id}>
          {isOwn ? name : `${name} (${owner})`}
        </option>
      ))}
    </optgroup>
  );
}

interface ViewActsProps {
  list: ViewedList;
  look: ListLook;
  open: ListView | undefined;
  now: SavedLook;
}

function ViewActs({ list, look, open, now }: ViewActsProps) {
  const { prompt, confirm, requestError, toast } = useServices();
  const [add] = staffCalls.useHostAddViewMutation();
  const [change, { isLoading }] = staffCalls.useHostChangeViewMutation();
  const [removeView] = staffCalls.useHostRemoveViewMutation();
  const [readQueues] = homeQueueCalls.useLazyHostHomeQueuesQuery();
  const isChanged = open ? !isSameLook(open.look, now) : !isSameLook(asMade, now);

  async function saveAs() {
    const name = await prompt({ title: 'Save this view', label: 'Name', yes: 'Save', isShort: true });
    if (name === undefined) return;
    await add({ body: { list, name, look: now } })
      .unwrap()
      .then(({ id }) => look.change({ view: id }), requestError);
  }
  const save = (body: { look: SavedLook } | { isShared: boolean }) =>
    open &&
    change({ params: { id: open.id }, body })
      .unwrap()
      .then(() => toast({ kind: 'positive', message: `“${open.name}” is saved` }), requestError);
  /** What the home page loses where a view is shared no more. */
  async function lossOf({ id, isShared }: ListView): Promise<{ message?: string }> {
    if (list !== 'enquiries' || !isShared) return {};
    const { queues } = await readQueues().unwrap();
    if (!queues.some((queue) => 'view' in queue && queue.view === id)) return {};
    return { message: 'It is a queue on the home page, which nobody will see there any more.' };
  }
  async function remove(view: ListView) {
    const { id, name } = view;
    try {
      const loss = await lossOf(view);
      if (!(await confirm({ title: `Delete the view “${name}”?`, ...loss, yes: 'Delete' }))) return;
      await removeView({ params: { id } }).unwrap();
      look.change({ view: undefined });
    } catch (failure) {
      requestError(failure);
    }
  }
  async function share(view: ListView) {
    try {
      const loss = await lossOf(view);
      const title = `Stop sharing “${view.name}”?`;
      if (loss.message && !(await confirm({ title, ...loss, yes: 'Stop sharing' }))) return;
      await save({ isShared: !view.isShared });
    } catch (failure) {
      requestError(failure);
    }
  }

  return (
    <div className={styles.acts}>
      {open && isChanged && <span className={styles.changed}>Changed</span>}
      {open?.isOwn && isChanged && (
        <Button loading={isLoading} onClick={() => void save({ look: now })}>
          Save
        </Button>
      )}
      {isChanged && <Button onClick={() => void saveAs()}>Save as…</Button>}
      {open && isChanged && (
        <Button type="text" onClick={() => lookAt(look, open.look, open.id)}>
          Reset
        </Button>
      )}
      {open?.isOwn && !isChanged && (
        <Button type="text" onClick={() => void share(open)}>
          {open.isShared ? 'Stop sharing' : 'Share with colleagues'}
        </Button>
      )}
      {open?.mayDelete && !isChanged && (
        <Button type="text" onClick={() => void remove(open)}>
          Delete view
        </Button>
      )}
    </div>
  );
}
