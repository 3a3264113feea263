import { slug } from '@forms/shared/contract';

/** The address that a title suggests: `Open day 2027!` gives `open-day-2027`. Empty where it suggests none. */
export function slugOf(title: string): string {
  const joined = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return slug.safeParse(joined).data ?? '';
}
