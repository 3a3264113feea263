import type { Language } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { useState } from 'react';
import { usePageHeading } from '../../usePageHeading';
import { Part, Record } from '../record/Record';
import { staffCalls } from '../staffCalls';
import { LetterLanguage } from './LetterLanguage';
import { UserForm } from './UserForm';

/** Adds somebody who may sign in and invites them by letter, then opens them, where a sign-in link can be made too. */
export function AddUser() {
  usePageHeading({ title: 'Add user', subtitle: 'They set their own password, by the link of a letter.' });
  const [language, setLanguage] = useState<Language | undefined>('en-GB');
  const [addUser] = staffCalls.useHostAddUserMutation();
  const [invite] = staffCalls.useHostInviteUserMutation();
  const { requestError, toast } = useServices();
  const navigate = useNavigate();
  return (
    <Record>
      <Part title="Who they are">
        <UserForm
          submitLabel="Add user"
          onSubmit={async (body) => {
            const user = await addUser({ body }).unwrap();
            if (language) {
              // They are added: where only the letter fails, it is asked for again on their page.
              const { error } = await invite({ params: { id: user.id }, body: { language } });
              if (error) requestError(error);
            }
            toast({ kind: 'positive', message: `${user.name} has been added` });
            await navigate(`/staff/user/${user.id}`, { replace: true });
          }}
        >
          <LetterLanguage label="Invitation by email" value={language} onChange={setLanguage} optional />
        </UserForm>
      </Part>
    </Record>
  );
}
