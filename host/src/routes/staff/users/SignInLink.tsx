import type { User } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { staffCalls } from '../staffCalls';
import styles from './SignInLink.module.css';

const GOOD_FOR_MS = 10 * 60_000;
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

interface MadeLink {
  address: string;
  goodUntil: Date;
}

/** Makes a link that signs a user in, and shows it this once, to be handed on. */
export function SignInLink({ user }: { user: User }) {
  const [link, setLink] = useState<MadeLink>();
  const [makeLink, { isLoading }] = staffCalls.useHostLinkForUserMutation();
  const { requestError, toast } = useServices();
  const field = useRef<ComponentRef<typeof Input>>(null);

  useEffect(() => {
    if (!link) return;
    field.current?.focus();
    const timer = setTimeout(() => setLink(undefined), GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [link]);

  async function make() {
    try {
      const made = await makeLink({ params: { id: user.id }, body: { slug: 'home' } }).unwrap();
      const address = new URL(made.link, window.location.origin).href;
      setLink({ address, goodUntil: new Date(Date.now() + GOOD_FOR_MS) });
    } catch (error) {
      requestError(error);
    }
  }

  async function copy({ address }: MadeLink) {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'positive', message: 'The link is copied' });
    } catch {
      field.current?.select();
      toast({ kind: 'info', message: 'The link is selected: please copy it by keyboard' });
    }
  }

  if (!link) {
    return (
      <div className={styles.link}>
        <p>A link signs {user.name} in without a password, to the portal’s home. It works once, within ten minutes.</p>
        <Button onClick={make} loading={isLoading}>
          Make a sign-in link
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.link}>
      <FieldFrame
        id="sign-in-link"
        label="The link"
        hint={`Give it to ${user.name} only. It leads to the portal’s home, works once, until ${time.format(link.goodUntil)}, and is not shown again.`}
      >
        {({ id, describedBy }) => (
          <Input
            id={id}
            ref={field}
            value={link.address}
            readOnly
            aria-describedby={describedBy}
            onFocus={({ target }) => target.select()}
          />
        )}
      </FieldFrame>
      <Button type="primary" onClick={() => copy(link)}>
        Copy
      </Button>
    </div>
  );
}
