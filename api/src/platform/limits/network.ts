/**
 * Whom an address belongs to, as far as it tells: an IPv4 address, or the 64 bits that one IPv6 customer has at least.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [front, back] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = back ? 8 - (front?.length ?? 0) - back.length : 0;
  const groups = [...(front ?? []), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(back ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
