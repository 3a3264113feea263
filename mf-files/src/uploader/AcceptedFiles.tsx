import type { Accepted } from '@forms/shared/contract';
import { kindName } from './kindName';

/** Which files an uploader takes, by what people call them. */
export function AcceptedFiles({ accepted }: { accepted: Accepted }) {
  return (
    <ul>
      {Object.entries(accepted).map(([name, endings]) => (
        <li key={name}>
          {kindName(name)}: {endings.join(', ')}
        </li>
      ))}
    </ul>
  );
}
