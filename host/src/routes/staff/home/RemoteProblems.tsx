import type { RemoteProblem } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';

/** Which parts of the site are not served as the registry says, and what is in their place. */
export function RemoteProblems({ problems }: { problems: readonly RemoteProblem[] }) {
  return (
    <Notice kind="warning" title="Some parts of the site are not what was released">
      <ul>
        {problems.map(({ remote, problem, served }) => (
          <li key={`${remote} ${problem}`}>
            {remote}: {problem}. Until then {served} is served.
          </li>
        ))}
      </ul>
      <p>Tell whoever releases them.</p>
    </Notice>
  );
}
