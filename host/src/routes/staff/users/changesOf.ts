import type { NewUser, User, UserChange } from '@forms/shared/contract';

/** What has to change for a user to be as wanted: nothing where they are. Their e-mail address stays. */
export function changesOf(user: User, wanted: NewUser): UserChange[] {
  const changes: UserChange[] = [];
  if (wanted.name !== user.name) changes.push({ field: 'name', newValue: wanted.name });
  if (wanted.roles.toSorted().join() !== user.roles.toSorted().join())
    changes.push({ field: 'roles', newValue: wanted.roles });
  const areas = wanted.areas ?? [];
  if (areas.toSorted().join() !== (user.areas ?? []).toSorted().join())
    changes.push({ field: 'areas', newValue: areas });
  return changes;
}
