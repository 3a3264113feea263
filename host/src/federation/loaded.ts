import { chunkFailure } from '@forms/shared/contract';
import type { RemoteModule, RemoteModules } from '@forms/shared/platform/remotes';
import type { AskRows } from '@forms/shared/platform/ui';
import { type Phase, RemoteFailure } from './admission';

/** A failing part is given up after so long, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A part, and of one that is a list what asks for its rows before it is drawn. */
export interface Come<Part> {
  Module: Part;
  askRows?: AskRows | undefined;
}
type LoadedPart<Part> = ({ ok: true } & Come<Part>) | { ok: false; failure: RemoteFailure };
/** A part, or where and why its loading failed. */
export type Loaded<M extends RemoteModule = RemoteModule> = LoadedPart<RemoteModules[M]>;

/** Loads a part. It never rejects, and answers within ten seconds when the part doesn't come. */
export type LoadRemote = <M extends RemoteModule>(of: M) => Promise<Loaded<M>>;

/** Waits for a part for ten seconds at most, and makes an answer of a failure. */
export async function inTime<Part>(of: RemoteModule, loading: Promise<Come<Part>>): Promise<LoadedPart<Part>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new RemoteFailure('time', `${of} did not come within ${PATIENCE_MS / 1000} s`));
    timer = setTimeout(giveUp, PATIENCE_MS);
  });
  try {
    // Compared part by part, the types of all parts together would be too many for the compiler.
    const loaded = loading.then((come): LoadedPart<Part> => ({ ok: true, ...come }));
    return await Promise.race([loaded, patience]);
  } catch (error) {
    const failure = error instanceof RemoteFailure ? error : new RemoteFailure(phaseOf(error), messageOf(error), error);
    return { ok: false, failure };
  } finally {
    clearTimeout(timer);
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Where the loading of a part ended whose own code failed with this: its chunk did not come, or it has thrown. */
export const phaseOf = (error: unknown): Phase => (chunkFailure(error) ? 'module' : 'code');
