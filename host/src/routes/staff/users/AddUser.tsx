import { useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { usePageHeading } from '../../usePageHeading';
import { Part, Record } from '../record/Record';
import { staffCalls } from '../staffCalls';
import { UserForm } from './UserForm';

/** Adds somebody who may sign in, then opens them, where their first sign-in link is made. */
export function AddUser() {
  usePageHeading({ title: 'Add user', subtitle: 'They sign in by a link that you make for them next.' });
  const [addUser] = staffCalls.useHostAddUserMutation();
  const { toast } = useServices();
  const navigate = useNavigate();
  return (
    <Record>
      <Part title="Who they are">
        <UserForm
          submitLabel="Add user"
          onSubmit={async (body) => {
            const user = await addUser({ body }).unwrap();
            toast({ kind: 'positive', message: `${user.name} has been added` });
            await navigate(`/staff/user/${user.id}`, { replace: true });
          }}
        />
      </Part>
    </Record>
  );
}
