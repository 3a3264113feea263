import { type BoardLayout, boards } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { useId, useRef, useState } from 'react';
import { Answered } from '../answered/Answered';
import styles from './BoardSubmissions.module.css';
import { LayoutDialog } from './LayoutDialog';
import { layoutCalls } from './layoutCalls';

/** How the files for boards are laid out, as staff arranged it for all of them. */
export function Layouts() {
  const { data, error, refetch } = layoutCalls.useExamsBoardLayoutsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { confirm, requestError } = useServices();
  const [remove] = layoutCalls.useExamsRemoveBoardLayoutMutation();
  const [edited, setEdited] = useState<{ layout: BoardLayout | undefined }>();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);

  async function askToDelete({ id, name }: BoardLayout) {
    if (!(await confirm({ title: `Delete ${name}?`, message: 'It goes for all of the staff. What was sent stays.' })))
      return;
    await remove({ params: { id } })
      .unwrap()
      .then(() => title.current?.focus(), requestError);
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1}>
        Layouts of files
      </h2>
      <p>Which columns a board’s file has, in which order and under which headings. What was sent downloads in each.</p>
      <Answered of="the layouts" data={data} error={error} onRetry={refetch}>
        {(all) => (
          <ul className={styles.sent}>
            {all.map((layout) => (
              <li key={layout.id} className={styles.layout}>
                <div>
                  <h3>
                    {layout.name}, {boards[layout.board]}
                  </h3>
                  <p className={styles.quiet}>{layout.columns.map(({ heading }) => heading).join(', ')}</p>
                </div>
                <Button type="link" aria-label={`Edit ${layout.name}`} onClick={() => setEdited({ layout })}>
                  Edit
                </Button>
                <Button type="link" danger aria-label={`Delete ${layout.name}`} onClick={() => askToDelete(layout)}>
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Answered>
      <div>
        <Button onClick={() => setEdited({ layout: undefined })}>Add layout</Button>
      </div>
      {edited && <LayoutDialog layout={edited.layout} onClose={() => setEdited(undefined)} />}
    </section>
  );
}
