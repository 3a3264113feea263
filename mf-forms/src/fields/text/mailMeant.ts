import { nearest } from '@forms/shared/contract/definitions';

const listed = (names: string) => names.trim().split(/\s+/);
/** Where most people here have their mail. */
const domains = listed(`
  gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.pt outlook.com outlook.pt live.com live.co.uk live.com.pt
  msn.com yahoo.com yahoo.co.uk ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com btinternet.com
  sky.com virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk sapo.pt iol.pt clix.pt netcabo.pt
`);
/** Those of a name so long that another as near is hardly a domain of its own. */
const likely = domains.filter((domain) => domain.length > 8 || domain === 'sapo.pt');
/** Each service by its name, with the first of its domains. */
const services = new Map(likely.map((domain): [string, string] => [domain.split('.')[0] ?? '', domain]).reverse());

/** Domains that are no slip: neighbours of those above, and services that have one in every country. */
const isOwn = (domain: string) =>
  domains.includes(domain) ||
  /^(mail|email|gmx)\.com$/.test(domain) ||
  /^(hotmail|live|outlook|yahoo|gmx)\.(com?\.)?(?!c?om?$|cm$)[a-z]{2}$/.test(domain);

/** Endings that no domain has. */
const endings: [slip: RegExp, meant: string][] = [
  [/\.(con|cpm|cmo|ocm|xom|vom|comm|coom|cim|c0m)$/, '.com'],
  [/\.(couk|co\.ku|co\.u)$/, '.co.uk'],
  [/\.(ac\.ku|acuk)$/, '.ac.uk'],
];

/** The address that was probably meant by one with a slip in its domain; undefined where none is seen. */
export function mailMeant(address: string): string | undefined {
  const [, name, written = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.replace(/[.,;]$/, '')) ?? [];
  const domain = written.toLowerCase();
  const meant = domainMeant(endings.reduce((text, [slip, ending]) => text.replace(slip, ending), domain));
  return name && meant !== domain ? `${name}@${meant}` : undefined;
}

function domainMeant(domain: string): string {
  if (isOwn(domain)) return domain;
  const [service = '', ...rest] = domain.split('.');
  const alone = rest.length === 0 ? nearest(service, services.keys()) : service;
  // These have one domain in all the world.
  const isOne = rest.length === 0 || ['gmail', 'icloud'].includes(service);
  return (isOne && services.get(alone ?? '')) || (nearest(domain, likely) ?? domain);
}
