import type { Visitor } from '../visitor';

/** Sets the browser's own date field of a label, the `at`th of several, as its calendar does. */
export async function picksDay(member: Visitor, label: string, at: number, day: string): Promise<void> {
  const fields = await member.page.$$(`::-p-aria([name="${label}"][role="Date"])`);
  await fields[at]?.evaluate((field, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, day);
}
