import { type ContentFile, wrong } from './contentFile';

/** What a JSON file says. Throws an Error that names the file and the line which is no JSON. */
export function jsonOf(file: ContentFile): unknown {
  try {
    return JSON.parse(file.text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, at] = /at position (\d+)/.exec(error.message) ?? [];
    const line = file.text.slice(0, at === undefined ? undefined : Number(at)).split('\n').length;
    throw wrong(file, line, `Is not JSON here (${error.message})`);
  }
}
