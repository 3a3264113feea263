import type { Visitor } from '../visitor';

/** Goes on by Tab until the control of that name has the focus, which can then be seen. */
export async function tabsTo(visitor: Visitor, name: string | RegExp): Promise<void> {
  const matches = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  for (let presses = 0; presses < 60; presses += 1) {
    if (matches(await visitor.focused())) {
      await visitor.eventually(() => visitor.seesFocus(), `the focus on ${name} to be seen`);
      return;
    }
    await visitor.page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

/** Goes to the control of that name by Tab, and presses Enter on it. */
export async function entersOn(visitor: Visitor, name: string | RegExp): Promise<void> {
  await tabsTo(visitor, name);
  await visitor.page.keyboard.press('Enter');
}
