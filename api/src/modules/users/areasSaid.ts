import type { Area } from '@forms/shared/contract';

/** The areas that somebody is limited to, as answers have them: left out for who works in all. */
export function areasSaid(stored: string): { areas?: Area[] } {
  const areas: Area[] = JSON.parse(stored);
  return areas.length > 0 ? { areas } : {};
}
