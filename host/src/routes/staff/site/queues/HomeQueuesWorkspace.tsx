import {
  type HomeQueue,
  type HomeQueues,
  homeQueueKey,
  homeQueues,
  homeQueuesChanged,
  type ListView,
  MOST_OWN_QUEUES,
  queueLabels,
} from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { Part, Record } from '../../record/Record';
import { NotSaved, SettingForm } from '../../settings/SettingForm';
import { readBy, useSetting } from '../../settings/useSetting';
import styles from './HomeQueues.module.css';
import { homeQueueCalls } from './homeQueueCalls';
import { QueueRow } from './QueueRow';

const ADD = 'queue-to-add';

interface HomeQueuesWorkspaceProps {
  stored: HomeQueues;
  /** The views of enquiries that somebody shares. */
  views: readonly ListView[];
}

/** All queues in their order, edited and saved as a whole. */
export function HomeQueuesWorkspace({ stored, views }: HomeQueuesWorkspaceProps) {
  const [change] = homeQueueCalls.useHostChangeHomeQueuesMutation();
  const isGone = (queue: HomeQueue) => 'view' in queue && !views.some(({ id }) => id === queue.view);
  const setting = useSetting(stored, {
    wordsOf,
    read,
    send: (queues, version) => change({ body: { queues, version } }).unwrap(),
    refusal: homeQueuesChanged,
    earlier: {
      of: 'home-queues',
      wordsOf: (value) => homeQueues.shape.queues.parse(value).filter((queue) => !isGone(queue)),
      leftOut: (value) => goneSaid(homeQueues.shape.queues.parse(value).filter(isGone).length),
    },
    saved: 'Saved: the home page shows these queues from now on',
  });
  const { words: queues, setWords, errors } = setting;
  const viewOf = (queue: HomeQueue) => ('view' in queue ? views.find(({ id }) => id === queue.view) : undefined);
  const nameOf = (queue: HomeQueue) =>
    'view' in queue ? (viewOf(queue)?.name ?? 'A view that is shared no more') : queueLabels[queue.queue];
  const said = (all: readonly HomeQueue[]) =>
    all
      .filter((queue) => 'view' in queue || queue.isShown)
      .map(nameOf)
      .join(', ') || 'none';
  const others = views.filter(({ id }) => !queues.some((queue) => 'view' in queue && queue.view === id));
  const isFull = queues.filter((queue) => 'view' in queue).length >= MOST_OWN_QUEUES;
  /** The focus goes to where the next is added: its own button has gone. */
  function remove(at: number) {
    setWords(queues.toSpliced(at, 1));
    document.getElementById(ADD)?.focus();
  }

  return (
    <Record>
      <Part title="On everybody’s home page">
        <SettingForm
          setting={setting}
          about="Each queue counts the enquiries with which somebody has something to do, and leads to them. Nobody is shown what they may not see."
          what="the queues"
          difference={`They have: ${said(stored.queues)}. You have: ${said(queues)}.`}
          save="Save queues"
        >
          <ol className={styles.queues}>
            {queues.map((queue, at) => (
              <QueueRow
                key={homeQueueKey(queue)}
                queues={queues}
                at={at}
                name={nameOf(queue)}
                owner={viewOf(queue)?.owner}
                onChange={setWords}
                onRemove={() => remove(at)}
              />
            ))}
          </ol>
          <FieldFrame
            id={ADD}
            label="Add a queue of your own"
            hint={`Any view of enquiries that is shared can be one, at most ${MOST_OWN_QUEUES} in all.`}
          >
            {({ id, describedBy }) => (
              <NativeSelect
                id={id}
                className={styles.add}
                value=""
                aria-describedby={describedBy}
                onChange={({ target }) => setWords([...queues, { view: target.value }])}
              >
                <option value="" disabled>
                  {isFull
                    ? 'There are as many as there may be'
                    : others.length > 0
                      ? 'Choose a view'
                      : 'No other view is shared'}
                </option>
                {!isFull &&
                  others.map(({ id: view, name, owner }) => (
                    <option key={view} value={view}>
                      {name} ({owner})
                    </option>
                  ))}
              </NativeSelect>
            )}
          </FieldFrame>
          <p className={styles.quiet}>
            Make a view under <Link to="/staff/enquiries">Enquiries</Link>: filter them, press Save as…, then Share with
            colleagues. Whoever deletes it takes its queue off the home page.
          </p>
          <NotSaved errors={errors} />
        </SettingForm>
      </Part>
    </Record>
  );
}

/** Of how many queues there is no view any more. */
const goneSaid = (count: number): string =>
  ['', 'One of its queues is left out: its view was deleted, or is shared no more.'][count] ??
  `${count} of its queues are left out: their views were deleted, or are shared no more.`;
const wordsOf = ({ queues }: HomeQueues): readonly HomeQueue[] => queues;
const read = readBy(homeQueues.shape.queues);
