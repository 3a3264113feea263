import type { Visitor } from '../visitor';

/** Waits until the form says that the answers are saved, and until the tab may be closed without a warning. */
export async function savedHere(visitor: Visitor): Promise<void> {
  await visitor.eventually(
    async () => /Saved \d\d:\d\d on this device/.test(await visitor.text()),
    'the answers to be saved',
  );
  const isWarnedOfLoss = () => {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  await visitor.eventually(async () => !(await visitor.page.evaluate(isWarnedOfLoss)), 'the last answer to be saved');
}
