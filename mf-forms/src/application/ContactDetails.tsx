import { type ApplicationDetails, contactForm, takesDocuments } from '@forms/shared/contract';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormPart } from '../lazy-part/FormPart';
import { say } from '../words/say';
import styles from './Application.module.css';

const load = () => import('./ContactForm');

interface ContactDetailsProps {
  link: string;
  details: ApplicationDetails;
  /** They were changed, here or meanwhile elsewhere. */
  onChange(): void;
}

/** Lets whoever applied change what leads to them. Nothing where that was not asked, or the application is ended. */
export function ContactDetails({ link, details, onChange }: ContactDetailsProps) {
  const { definition, pages, invoice, detailsVersion } = details;
  const form = useMemo(() => contactForm(definition, pages, invoice !== null), [definition, pages, invoice]);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!form || !takesDocuments(details)) return null;
  if (isOpen) {
    const close = (hasChanged: boolean) => {
      setOpen(false);
      if (hasChanged) onChange();
    };
    return (
      <FormPart
        load={load}
        fallback={<Loading of={say('the form')} lines={6} />}
        props={{ link, form, pages, version: detailsVersion, onClose: close }}
      />
    );
  }
  return (
    <div className={styles.tools}>
      <Button ref={button} onClick={() => setOpen(true)}>
        {say('Change contact details')}
      </Button>
    </div>
  );
}
