import type { User } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { staffCalls } from '../staffCalls';
import { changesOf } from './changesOf';
import { UserForm } from './UserForm';

/** Changes a user's name and roles. Each is stored by itself: what came before a failure stays. */
export function EditUser({ user }: { user: User }) {
  const [changeUser] = staffCalls.useHostChangeUserMutation();
  const { toast } = useServices();
  return (
    <UserForm
      user={user}
      submitLabel="Save"
      onSubmit={async (wanted) => {
        for (const body of changesOf(user, wanted)) {
          await changeUser({ params: { id: user.id }, body }).unwrap();
        }
        toast({ kind: 'positive', message: `${wanted.name} has been saved` });
      }}
    />
  );
}
