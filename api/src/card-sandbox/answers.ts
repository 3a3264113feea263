type ErrorBody = { type: string; code?: string; message: string; param?: string; payment_intent?: object };

/** What the provider tells by webhook: what happened, and to what, as that is now. */
export interface ProviderEvent {
  type: string;
  object: object;
}

/** An answer of the protocol: its status and its JSON. */
export interface Answer {
  status: number;
  body: object;
  events?: ProviderEvent[];
  /** A refund that becomes another one after a while. */
  refundMoves?: string;
}

/** A refusal in the protocol's own shape. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { error: ErrorBody },
  ) {
    super(body.error.message);
  }
}

export const invalid = (message: string, rest: Partial<ErrorBody> = {}, status = 400) =>
  new Refused(status, { error: { type: 'invalid_request_error', message, ...rest } });

/** A time as the protocol has it: whole seconds. */
export const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

const USUAL_PAGE = 10;

/** A page of a list, the newest first: of what was made since `created[gte]`, `limit` of what stands after `starting_after`. */
export function pageOf<Row extends { id: string; created: number }>(
  all: readonly Row[],
  asked: URLSearchParams,
  url: string,
): Answer {
  const since = Number(asked.get('created[gte]') ?? 0);
  const rows = all.filter(({ created }) => created >= since);
  const after = asked.get('starting_after');
  const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const end = from + Number(asked.get('limit') ?? USUAL_PAGE);
  return { status: 200, body: { object: 'list', url, data: rows.slice(from, end), has_more: end < rows.length } };
}
