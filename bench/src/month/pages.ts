import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseFolder } from '../../../api/src/platform/houseFolder';

/** The pages that an operator goes by. */
const names = ['installing', 'operating', 'keeping-it-safe'] as const;
type PageName = (typeof names)[number];

interface Command {
  page: PageName;
  heading: string;
  text: string;
  /** It stands in the middle of a sentence. */
  isInSentence: boolean;
  /** It was typed, or there is a reason why it is not. */
  isDone: boolean;
}

const FENCED = /^```sh\n(.*?)^```$/gms;
/** Commands in the middle of a sentence. */
const IN_SENTENCES = /`((?:npm|npx|node|forms|git|docker|systemctl|journalctl|apt-get|kill) [^`\n]+)`/g;

/** Every command that the pages tell an operator to type, each until it was typed or let be for a reason. */
export class Pages {
  private readonly commands = names.flatMap(commandsOf);
  readonly reasons: string[] = [];

  /** The commands in the blocks beneath a heading, or those of them that look like this, in order, as text to type. Throws where there are none. */
  take(page: PageName, heading: string, like = /(?:)/): string {
    const found = this.commands.filter(
      (each) => each.page === page && each.heading === heading && !each.isInSentence && like.test(each.text),
    );
    if (found.length === 0) throw new Error(`docs/${page}.md has no command like ${like} beneath ${heading}`);
    for (const each of found) each.isDone = true;
    return found.map(({ text }) => `${text}\n`).join('');
  }

  /** A command that the pages name in the middle of sentences, wherever that is. Throws where none does. */
  said(command: string): string {
    const found = this.commands.filter(({ text, isInSentence }) => isInSentence && text === command);
    if (found.length === 0) throw new Error(`No page says ${command}`);
    for (const each of found) each.isDone = true;
    return `${command}\n`;
  }

  /** Lets the commands that look like this be, wherever they stand, for a reason. */
  leave(like: RegExp, reason: string): void {
    for (const each of this.commands.filter(({ text, isDone }) => !isDone && like.test(text))) {
      each.isDone = true;
      this.reasons.push(`${nameOf(each)}: ${reason}`);
    }
  }

  /** The commands that nobody has typed and that nothing says why not. */
  left(): string[] {
    return this.commands.filter(({ isDone }) => !isDone).map((each) => `nobody typed ${nameOf(each)}`);
  }
}

const nameOf = ({ page, heading, text }: Command) => `“${text.split('\n')[0]}” (docs/${page}.md, ${heading})`;

function commandsOf(page: PageName): Command[] {
  const text = readFileSync(join(houseFolder, `docs/${page}.md`), 'utf8');
  return text.split(/^#{2,3} /m).flatMap((section, at) => {
    const heading = at === 0 ? '' : (section.split('\n')[0] ?? '');
    const command = (isInSentence: boolean) => (each: string) => ({
      page,
      heading,
      text: each,
      isInSentence,
      isDone: false,
    });
    const fenced = [...section.matchAll(FENCED)].flatMap(([, block = '']) => typedIn(block));
    const sentences = section.replaceAll(/^```.*?^```$/gms, '');
    const inSentences = [...sentences.matchAll(IN_SENTENCES)].map(([, each = '']) => each);
    return [...fenced.map(command(false)), ...inSentences.map(command(true))];
  });
}

/** The commands of a block, each whole: with the text that it is given and with its function's body. */
function typedIn(block: string): string[] {
  const commands: string[] = [];
  let end: string | undefined;
  for (const line of block.trimEnd().split('\n')) {
    const isMore = end !== undefined;
    if (isMore) commands.push(`${commands.pop()}\n${line}`);
    else if (line.trim()) commands.push(line.replace(/\s+#\s.*$/, ''));
    if (isMore && line.startsWith(end ?? '')) end = undefined;
    else if (!isMore) end = /<< '(\w+)'$/.exec(line)?.[1] ?? (/\{ \($/.test(line) ? ') }' : undefined);
  }
  return commands;
}
