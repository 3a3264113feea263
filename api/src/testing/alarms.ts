/** A rule for Prometheus, as a page gives it. */
export interface Alarm {
  alert: string;
  expr: string;
  /** For how many seconds it has to hold before somebody hears of it. */
  for: number;
}

/** A figure as it was read once. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}
export type Scrape = readonly Sample[];

/** A scrape, and the second at which it was made. */
export interface Reading {
  at: number;
  scrape: Scrape;
}

const seconds: Record<string, number> = { s: 1, m: 60, h: 3600 };
const inSeconds = (time: string) => Number.parseInt(time, 10) * (seconds[time.at(-1) ?? ''] ?? Number.NaN);

/** The alarms that a page names in its rules for Prometheus. */
export const alarmsIn = (page: string): Alarm[] =>
  [...page.matchAll(/- alert: (\w+).*\n\s+expr: (.+)(?:\n\s+for: (\w+))?/g)].map(
    ([, alert = '', expr = '', time = '0s']) => ({ alert, expr, for: inSeconds(time) }),
  );

/** What Prometheus reads of a target: its figures, and whether it answered. */
export async function scrape(read: () => Promise<Response>): Promise<Scrape> {
  const response = await read().catch(() => undefined);
  const up = { name: 'up', labels: {}, value: Number(response?.ok ?? false) };
  return [up, ...(response?.ok ? samplesIn(await response.text()) : [])];
}

function samplesIn(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`No figure: ${line}`);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    return { name, labels: Object.fromEntries(pairs.map(([, key = '', of = '']) => [key, of])), value: Number(value) };
  });
}

const compare: Record<string, (one: number, other: number) => boolean> = {
  '>': (one, other) => one > other,
  '<': (one, other) => one < other,
  '==': (one, other) => one === other,
};

/** Whether an alarm fires after these readings, the last of them the newest: its rule has held in each for as long as it says. */
export function fires({ expr, for: time }: Alarm, readings: readonly Reading[]): boolean {
  const held = readings.map((_, at) => holds(expr, readings.slice(0, at + 1)));
  const first = readings[held.lastIndexOf(false) + 1];
  const newest = readings.at(-1);
  return first !== undefined && newest !== undefined && newest.at - first.at >= time;
}

/**
 * Whether a rule holds in the newest of these readings: a figure against a number, or how much it grew in the time that the
 * rule names. Throws for a rule of another form, and for one of a figure that was never there.
 */
export function holds(expr: string, readings: readonly Reading[]): boolean {
  const form = /^(?:(increase)\()?(\w+)(?:\{(\w+)="([^"]*)"\})?(?:\[(\w+)\]\))? (>|<|==) (\d+)$/.exec(expr);
  const [, increase, name, label, wanted, time = '0s', operator = '', bound] = form ?? [];
  const isRight = compare[operator];
  if (!isRight) throw new Error(`No rule of a form known here: ${expr}`);
  if (!readings.some(({ scrape }) => scrape.some((sample) => sample.name === name)))
    throw new Error(`There is no figure ${name}`);
  const newest = readings.at(-1);
  const oldest = readings.find(({ at }) => newest && newest.at - at <= inSeconds(time));
  const found = (reading?: Reading) =>
    (reading?.scrape ?? []).filter(
      (sample) => sample.name === name && (label === undefined || sample.labels[label] === wanted),
    );
  const before = (labels: Sample['labels']) =>
    found(oldest).find((sample) => JSON.stringify(sample.labels) === JSON.stringify(labels))?.value ?? 0;
  return found(newest)
    .map(({ labels, value }) => (increase ? value - before(labels) : value))
    .some((value) => isRight(value, Number(bound)));
}
