import type { Visitor } from '../visitor';

/** Writes over the first such words in the definition, by keyboard alone. */
export async function writesOver(member: Visitor, text: string, replacement: string): Promise<void> {
  await (await member.find('textbox', 'Definition of the form')).focus();
  const { keyboard } = member.page;
  await keyboard.down('Control');
  await keyboard.press('f');
  await keyboard.up('Control');
  await keyboard.type(text);
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await keyboard.type(replacement);
}
