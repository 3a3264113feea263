import { desktop, phone, type Visitor } from '../visitor';

/** Looks at what is shown in windows of these widths, in light and dark; answers what is wrong with it. */
export async function looksAround(
  member: Visitor,
  name: string,
  widths: readonly number[] = [phone.width, desktop.width],
): Promise<string[]> {
  const errors: string[] = [];
  await member.settles();
  for (const width of widths) {
    await member.page.setViewport({ width, height: 900 });
    for (const scheme of ['light', 'dark'] as const) {
      await member.prefers(scheme);
      await member.pictures(`screens/${name}-${width}-${scheme}`);
      const found = [...(await member.cutOff()), ...(await member.barriers())];
      if (await member.overflows()) found.push('scrolls sideways');
      errors.push(...found.map((error) => `${name} ${width} ${scheme}: ${error}`));
    }
  }
  return errors;
}
