/** `HH:mm` of a time as people write it, `14.07`, `1407` or `2:07 pm`; undefined where it is none or could be two. */
export function timeMeant(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})|(\d{2}))?\s?([ap]\.?m\.?)?$/i.exec(text.trim());
  const [, hour = '', apart, together, half] = parts ?? [];
  const minute = apart ?? together;
  if (minute === undefined && half === undefined) return undefined;
  const of24 = half ? on24(Number(hour), /^p/i.test(half)) : Number(hour);
  if (of24 === undefined || of24 > 23 || Number(minute ?? 0) > 59 || hour === '') return undefined;
  return `${String(of24).padStart(2, '0')}:${minute ?? '00'}`;
}

/** An hour of the half day on the clock of 24; undefined above 12. */
const on24 = (hour: number, isAfternoon: boolean) =>
  hour >= 1 && hour <= 12 ? (hour % 12) + (isAfternoon ? 12 : 0) : undefined;
