/** A rule for Prometheus, as a page gives it. */
export interface Alarm {
  alert: string;
  expr: string;
}

/** A figure as it was read once. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}
export type Scrape = readonly Sample[];

/** The alarms that a page names in its rules for Prometheus. */
export const alarmsIn = (page: string): Alarm[] =>
  [...page.matchAll(/- alert: (\w+).*\n\s+expr: (.+)/g)].map(([, alert = '', expr = '']) => ({ alert, expr }));

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

/**
 * Whether a rule fires after these scrapes, the last of them the newest: a figure against a number, or how much it grew
 * between them. Throws for a rule of another form, and for one of a figure that was never there.
 */
export function fires(expr: string, scrapes: readonly Scrape[]): boolean {
  const form = /^(?:(increase)\()?(\w+)(?:\{(\w+)="([^"]*)"\})?(?:\[\w+\]\))? (>|<|==) (\d+)$/.exec(expr);
  const [, increase, name, label, wanted, operator = '', bound] = form ?? [];
  const holds = compare[operator];
  if (!holds) throw new Error(`No rule of a form known here: ${expr}`);
  if (!scrapes.flat().some((sample) => sample.name === name)) throw new Error(`There is no figure ${name}`);
  const found = (at: Scrape) =>
    at.filter((sample) => sample.name === name && (label === undefined || sample.labels[label] === wanted));
  const before = (labels: Sample['labels']) =>
    found(scrapes[0] ?? []).find((sample) => JSON.stringify(sample.labels) === JSON.stringify(labels))?.value ?? 0;
  return found(scrapes.at(-1) ?? [])
    .map(({ labels, value }) => (increase ? value - before(labels) : value))
    .some((value) => holds(value, Number(bound)));
}
