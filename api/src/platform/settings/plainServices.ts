interface Services {
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  BREACHED_PASSWORDS?: string | undefined;
  CLAMD?: string | undefined;
}
interface Way {
  host: string;
  hasTls: boolean;
}

function onTheWeb(address: string): Way {
  const { protocol, hostname } = new URL(address);
  return { host: hostname, hasTls: protocol === 'https:' };
}

/** How each setting that names a service reaches it. ClamAV's protocol knows no TLS. */
const wayOf: { [S in keyof Services]-?: (address: string) => Way } = {
  DATABASE_URL(address) {
    const { hostname, searchParams } = new URL(address);
    const mode = searchParams.get('sslmode') ?? '';
    return {
      host: searchParams.get('host') ?? hostname,
      hasTls: ['require', 'verify-ca', 'verify-full'].includes(mode),
    };
  },
  SMTP_URL(address) {
    const { protocol, hostname, searchParams } = new URL(address);
    return { host: hostname, hasTls: protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' };
  },
  S3_ENDPOINT: onTheWeb,
  BREACHED_PASSWORDS: onTheWeb,
  CLAMD: (address) => ({
    host: address.startsWith('/') ? address : new URL(`tcp://${address}`).hostname,
    hasTls: false,
  }),
};

/** The settings that name a service of another machine without TLS, but for the hosts of a network that is trusted. */
export function spokenPlainly(services: Services, trusted: readonly string[]): (keyof Services)[] {
  return (Object.keys(wayOf) as (keyof Services)[]).filter((setting) => {
    const address = services[setting];
    if (address === undefined) return false;
    const { host, hasTls } = wayOf[setting](address);
    return !hasTls && !isHere(host) && !trusted.includes(host);
  });
}

/** Whether a host, or a socket's path, is of this machine. */
export const isHere = (host: string) => /^(|\/.*|localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);
