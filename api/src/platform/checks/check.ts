import { reasonOf } from '../reasonOf';
import { within } from '../within';

/** What a server cannot serve without: it is ready where all of them can be used. */
export const neededParts = ['database', 'store', 'disk', 'key'] as const;
/** What it serves without, for a while: it is watched, and keeps no server from being ready. */
export const otherParts = ['mail', 'scanner'] as const;
export type NeededPart = (typeof neededParts)[number];
type OtherPart = (typeof otherParts)[number];

/** One check for each part; none for a mail server or a scanner that the settings do not name. */
export type Checks = Record<NeededPart, Check> & Partial<Record<OtherPart, Check>>;

interface Log {
  error(bindings: object, message: string): void;
  warn(bindings: object, message: string): void;
}

/** A part that does not answer for so long cannot be used. */
const PATIENCE_MS = 2_000;
/** Whoever asks sooner gets the last answer: anybody may ask as often as they like. */
const FRESH_MS = 1_000;

/** Whether a part can be used, looked at when somebody asks. Why it cannot stands in the log, once a cause. */
export class Check {
  private last: { at: number; trouble: string | undefined } | undefined;
  private looking: Promise<void> | undefined;
  private asked: Promise<unknown> | undefined;

  /**
   * @param look throws where the part cannot be used
   * @param times in milliseconds: how long it may take, and how long its answer holds
   */
  constructor(
    private readonly part: NeededPart | OtherPart,
    private readonly look: () => Promise<unknown>,
    private readonly log: Log,
    private readonly times = { patience: PATIENCE_MS, fresh: FRESH_MS },
  ) {}

  /** Why the part cannot be used, for whoever operates the server; undefined where it can. */
  async trouble(): Promise<string | undefined> {
    if (!this.last || Date.now() - this.last.at >= this.times.fresh) await this.lookOnce();
    return this.last?.trouble;
  }

  /** Whether the part can be used. */
  async isWell(): Promise<boolean> {
    return (await this.trouble()) === undefined;
  }

  /** Several who ask at a time look once. */
  private lookOnce(): Promise<void> {
    this.looking ??= within(this.times.patience, this.answer())
      .then(
        () => this.note(undefined),
        (error: unknown) => this.note(error),
      )
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  /** What hangs is not asked again beside itself: each would take a connection. */
  private answer(): Promise<unknown> {
    this.asked ??= this.look().finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  private note(error: unknown): void {
    const trouble = error === undefined ? undefined : reasonOf(error);
    const before = this.last?.trouble;
    this.last = { at: Date.now(), trouble };
    if (trouble === before) return;
    if (trouble === undefined) this.log.warn({ part: this.part }, 'a part can be used again');
    else this.log.error({ part: this.part, err: error }, 'a part cannot be used');
  }
}
