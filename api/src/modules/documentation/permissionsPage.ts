import { join } from 'node:path';
import { type Route, roles, routes } from '@forms/shared/contract';
import { houseFolder } from '../../platform/houseFolder';
import { siteAddresses } from '../../platform/http/addresses';
import { limits } from '../../platform/limits/figures';
import { kindOf } from '../../platform/limits/limits';

export const permissionsFile = join(houseFolder, 'docs/permissions.md');

/** The documentation's page on who may do what and how often, made from the tables that the server itself goes by. */
export function permissionsPage(): string {
  const names = (Object.keys(routes) as (keyof typeof routes)[]).sort((one, other) =>
    described(routes[one]) < described(routes[other]) ? -1 : 1,
  );
  return `# Who may do what

Made by \`npm run permissions\` from \`shared/contract/*/routes.ts\`, \`api/src/platform/limits/limits.ts\` and \`api/src/platform/http/addresses.ts\`; a test fails when it is not what they say. The server decides on every call: 401 for who is not signed in, 403 for another role. Another test makes every call as each role and as nobody.

| call | ${roles.join(' | ')} | everyone | area | limit |
|---|${roles.map(() => ':-:|').join('')}:-:|---|---|
${names.map(rowOf).join('\n')}

Somebody of the staff may be limited to areas, which administrators set on their account; who has none set works in all. A call of another area answers them 403, and its pages do not stand in their menu. A call without an area is for all staff: of enquiries, their files, letters and messages somebody sees those whose type is of their areas.

A file is open to everyone by its row, and is given to staff, to the tutor whose tuition it is of unless it is proof of something, and to who holds its unguessable id once it is visible.

## Limits

So many calls at once from one address (an IPv6 network of 64 bits counts as one); each comes back evenly over the time. Several servers count together, and may each hold back a twentieth. Beyond them the answer is 429 with \`Retry-After\`. \`RATE_LIMIT_SCALE\` multiplies them, but for guessing passwords and codes, which \`GUESSING_LIMIT_SCALE\` multiplies. Beside them, each account has five tries at its password or code, then waits of a minute to a quarter of an hour, from wherever they come.

| limit | calls | in |
|---|--:|---|
${Object.entries(limits)
  .map(([name, { calls, minutes }]) => `| ${name} | ${calls} | ${minutes === 1 ? '1 minute' : `${minutes} minutes`} |`)
  .join('\n')}

## Beside the calls

The site's own addresses, open to everyone:

${siteAddresses.map((address) => `- \`${address}\``).join('\n')}
`;
}

const rowOf = (name: keyof typeof routes): string => {
  const route: Route = routes[name];
  return `| ${described(route)} | ${ticks(route).join(' | ')} | ${route.area ?? ''} | ${kindOf[name]} |`;
};

const described = ({ method, service, path, changes }: Route) =>
  `\`${changes ? `${method}, POST` : method} ${service === 'content' ? '/content' : '/api'}${path}\``;

const ticks = ({ allow }: Route): string[] => [
  ...roles.map((role) => (allow !== 'everyone' && allow.includes(role) ? '✓' : '')),
  allow === 'everyone' ? '✓' : '',
];
