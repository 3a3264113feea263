import type { RemoteProblem } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';

/** Which parts of the site are not served as its file of remotes says, and what is in their place. */
export function RemoteProblems({ problems }: { problems: readonly RemoteProblem[] }) {
  return (
    <Notice kind="warning" title="The site’s file of remotes needs mending">
      <ul>
        {problems.map(({ remote, problem, served }) => (
          <li key={remote ?? problem}>
            {remote ? `${remote}: ` : ''}
            {problem}. Until then {served} is served.
          </li>
        ))}
      </ul>
      <p>Tell whoever runs the server.</p>
    </Notice>
  );
}
