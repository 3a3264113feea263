import { desktop, phone, type Scheme, type Visitor } from '../visitor';

/** Light and dark by turns, with PICTURES both. */
const schemesAt = (at: number): readonly Scheme[] =>
  process.env.PICTURES ? ['light', 'dark'] : [at % 2 === 0 ? 'light' : 'dark'];

/** Looks at what is shown in windows of these widths; answers what is wrong with it. */
export async function looksAround(
  member: Visitor,
  name: string,
  widths: readonly number[] = [phone.width, desktop.width],
): Promise<string[]> {
  const errors: string[] = [];
  await member.settles();
  for (const [at, width] of widths.entries()) {
    await member.page.setViewport({ width, height: 900 });
    for (const scheme of schemesAt(at)) {
      await member.prefers(scheme);
      await member.pictures(`screens/${name}-${width}-${scheme}`);
      const found = [...(await member.cutOff()), ...(await member.barriers())];
      if (await member.overflows()) found.push('scrolls sideways');
      errors.push(...found.map((error) => `${name} ${width} ${scheme}: ${error}`));
    }
  }
  return errors;
}
