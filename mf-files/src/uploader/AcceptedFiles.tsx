import { acceptedFiles } from '@forms/shared/contract';

/** Which files an uploader takes, by what people call them. */
export function AcceptedFiles() {
  return (
    <ul>
      {Object.entries(acceptedFiles).map(([name, endings]) => (
        <li key={name}>
          {name}: {endings.join(', ')}
        </li>
      ))}
    </ul>
  );
}
