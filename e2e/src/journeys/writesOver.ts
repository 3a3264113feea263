import type { Visitor } from '../visitor';

/** Writes over the first such words in the definition, by keyboard alone. */
export async function writesOver(member: Visitor, words: string, replacement: string): Promise<void> {
  await (await member.find('textbox', 'Definition of the form')).focus();
  const { keyboard } = member.page;
  await keyboard.down('Control');
  await keyboard.press('f');
  await keyboard.up('Control');
  await keyboard.type(words);
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await keyboard.type(replacement);
}
