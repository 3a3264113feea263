import { applicationPath } from '@forms/shared/contract';
import type { OutboxProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { useEffect, useRef } from 'react';
import { say } from '../words/say';
import { markAnnounced, removeAnnounced } from './browserOutbox';
import { useSending } from './useSending';
import { useWaitingForms } from './useWaitingForms';
import type { WaitingForm } from './waitingForm';

/** The outcome of a form stays until somebody has seen it; in milliseconds. */
const A_DAY_MS = 24 * 60 * 60_000;

/** Sends what waits in this browser, and tells the person what became of it wherever they are. Draws nothing. */
function Outbox({ onOpen }: OutboxProps) {
  const { toast } = useServices();
  const forms = useWaitingForms();
  useSending();
  useEffect(() => void removeAnnounced(), []);

  const announced = useRef(new Set<string>());
  useEffect(() => {
    function notify(form: WaitingForm) {
      const { title, slug, draft, outcome } = form;
      const news = `${draft.journey} ${outcome.is}`;
      // In its own place the form says so itself.
      if (form.isAnnounced || announced.current.has(news) || isOpen(slug)) return;
      announced.current.add(news);
      const open = { label: say('Open the form'), onPress: () => onOpen(`/${slug}`) };
      if (outcome.is === 'waiting') {
        toast({
          kind: 'info',
          message: say('“{title}” waits until you are connected again.', { title }),
          actions: [open],
        });
      } else if (outcome.is === 'sent') {
        const message = say('“{title}” has been sent. Your reference is {reference}.', {
          title,
          reference: outcome.reference,
        });
        const { link } = outcome;
        const see = link === undefined ? [] : [{ label: say('See it'), onPress: () => onOpen(applicationPath(link)) }];
        toast({ kind: 'positive', message, duration: A_DAY_MS, actions: see });
        void markAnnounced(form);
      } else {
        const message = say('“{title}” could not be taken as it is. Your answers are kept.', { title });
        toast({ kind: 'warning', message, duration: A_DAY_MS, actions: [open] });
      }
    }
    for (const form of forms ?? []) notify(form);
  }, [forms, toast, onOpen]);
  return null;
}

const isOpen = (slug: string) => window.location.pathname.split('/')[1] === slug;

/** @public The host calls it before the part is drawn. */
export { bring } from '../words/say';
export default Outbox satisfies RemoteModules['mf-forms/Outbox'];
