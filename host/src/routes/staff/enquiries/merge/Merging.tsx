import { type Duplicate, type Enquiry, type Merged, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Button } from '@forms/shared/platform/ui';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { useRef } from 'react';
import { PlainEntries } from '../../people/PlainEntries';
import { Part } from '../../record/Record';
import { useMerge } from './useMerge';

/** In place of a duplicate's id: the button that takes apart again. */
const UNDO = 'undo';

/** Which others were probably sent for the same as an enquiry, and with which it is merged; nothing where there are none. */
export function Merging({ enquiry, duplicates }: { enquiry: Enquiry; duplicates: readonly Duplicate[] }) {
  const { reference, mergedInto, mergedFrom } = enquiry;
  const { merge, takeApart, isMerging } = useMerge(enquiry);
  // What was pressed is gone then: whoever goes by keyboard stands at what undoes it, once that comes.
  const toFocus = useRef<string>(undefined);
  const focusing = (button: HTMLElement | null, what: string) => {
    if (!button || toFocus.current !== what) return;
    toFocus.current = undefined;
    button.focus();
  };
  const change = async (undone: string, by: () => Promise<boolean>) => {
    toFocus.current = undone;
    if (!(await by())) toFocus.current = undefined;
  };
  return (
    <>
      {mergedInto && (
        <Part title={`Merged into ${mergedInto.reference}`}>
          <PlainEntries
            rows={[
              {
                ...entryOf(mergedInto),
                quiet: `Nothing on ${reference} changes meanwhile.`,
                end: (
                  <Button
                    ref={(button) => focusing(button, UNDO)}
                    loading={isMerging}
                    onClick={() => void change(mergedInto.id, () => takeApart(mergedInto))}
                  >
                    Take apart again
                  </Button>
                ),
              },
            ]}
          />
        </Part>
      )}
      {!mergedInto && duplicates.length > 0 && (
        <Part title="Probably sent twice">
          <PlainEntries
            rows={duplicates.map((each) => ({
              key: each.id,
              title: <Link to={`/staff/enquiry/${each.id}`}>{each.reference}</Link>,
              said: `${each.name} · the same form, sent on ${shortDay(each.submittedAt)}`,
              end: (
                <>
                  <StatusSign status={each.status} />
                  <Button
                    ref={(button) => focusing(button, each.id)}
                    loading={isMerging}
                    onClick={() => void change(UNDO, () => merge(each))}
                  >
                    Merge into {each.reference}…
                  </Button>
                </>
              ),
            }))}
          />
        </Part>
      )}
      {mergedFrom.length > 0 && (
        <Part title="Merged into this one">
          <PlainEntries
            rows={mergedFrom.map((each) => ({
              ...entryOf(each),
              quiet: 'Its answers, documents, letters and notes are there.',
            }))}
          />
        </Part>
      )}
    </>
  );
}

const entryOf = ({ id, reference, author, madeAt }: Merged) => ({
  key: id,
  title: <Link to={`/staff/enquiry/${id}`}>{reference}</Link>,
  said: `by ${author} on ${shortDay(madeAt)}`,
});
