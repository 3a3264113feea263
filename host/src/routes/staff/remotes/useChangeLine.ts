import type { LineChange, RemoteReleases } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { remoteCalls } from './remoteCalls';

type Wanted = LineChange extends infer C ? (C extends LineChange ? Omit<C, 'revision' | 'reason'> : never) : never;

/** Changes what visitors get of a remote, and says how it went; `askAndChange` asks the person for the reason before. */
export function useChangeLine({ remote, revision }: RemoteReleases) {
  const [change, { isLoading }] = remoteCalls.useHostChangeLineMutation();
  const { prompt, requestError, toast } = useServices();

  async function changeLine(wanted: Wanted, done: string, reason = '') {
    try {
      const body = { ...wanted, revision, reason } as LineChange;
      await change({ params: { remote }, body }).unwrap();
      toast({ kind: 'positive', message: done });
    } catch (failure) {
      requestError(failure);
    }
  }
  async function askAndChange(wanted: Wanted, { title, yes, done }: { title: string; yes: string; done: string }) {
    const reason = await prompt({ title, label: 'Why? It stands in the history.', yes });
    if (reason !== undefined) await changeLine(wanted, done, reason);
  }
  return { changeLine, askAndChange, isChanging: isLoading };
}
