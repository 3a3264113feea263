import { join, posix, relative } from 'node:path';
import ts from 'typescript';
import shared from '../../package.json';
import { folder, options } from './options';

/** The modules that remotes import, as `platform/ui/list`, and their files. */
const faces = Object.entries(shared.exports)
  .filter(([name]) => name.startsWith('./platform/'))
  .map(([name, file]) => ({ name: name.slice('./'.length), file: join(folder, file) }));

/**
 * What `shared/platform` promises to those that take it from the host, as one file of declarations: a module for each
 * face, and for each file that one leads to. What is marked `@internal` is the host's alone and not promised. The
 * contract's types are named and not written out: each app brings its own contract.
 */
export function declarations(): string {
  const emitted = emit();
  const modules = new Map<string, string>();
  const add = (file: string, name: string) => {
    const text = emitted.get(file);
    if (text === undefined || modules.has(name)) return;
    const { body, imports } = ambient(text, file, emitted);
    modules.set(name, body);
    for (const imported of imports) add(imported, nameOf(imported));
  };
  for (const { name, file } of faces) add(moduleOf(file), name);
  return [...modules.keys()]
    .sort()
    .map((name) => `declare module '${name}' {\n${modules.get(name)}}\n`)
    .join('\n');
}

/** The declarations of each file, by its path without an ending. */
function emit(): Map<string, string> {
  const program = ts.createProgram([...faces.map(({ file }) => file), join(folder, 'css.d.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: folder,
    outDir: folder,
  });
  const emitted = new Map<string, string>();
  const write = (file: string, text: string) => emitted.set(moduleOf(file), text);
  for (const file of program.getSourceFiles()) {
    if (!moduleOf(file.fileName).startsWith('platform/')) continue;
    const { diagnostics } = program.emit(file, write, undefined, true);
    if (diagnostics.length > 0) throw new Error(diagnostics.map(({ messageText }) => flat(messageText)).join('\n'));
  }
  return emitted;
}

const flat = (text: string | ts.DiagnosticMessageChain) => ts.flattenDiagnosticMessageText(text, '\n');
const moduleOf = (file: string) =>
  relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/(\.d)?\.tsx?$/, '');
const faceOf = new Map(faces.map(({ name, file }) => [moduleOf(file), name]));
/** A module within the platform has a name that no face can have. */
const nameOf = (file: string) => faceOf.get(file) ?? `within ${file}`;

/** A file's declarations as they stand in a `declare module`, and the files that they lead to. */
function ambient(text: string, from: string, emitted: ReadonlyMap<string, string>) {
  const imports: string[] = [];
  const body = text
    .replace(/^import '.*\.css';\n/gm, '')
    .replace(/^(export )?declare /gm, '$1')
    .replace(/((?:from |import\()['"])(\.[^'"]*)/g, (_, before: string, to: string) => {
      const path = posix.join(posix.dirname(from), to);
      if (path.startsWith('contract')) return `${before}@forms/shared/contract`;
      const file = emitted.has(path) ? path : `${path}/index`;
      imports.push(file);
      return before + nameOf(file);
    });
  return { body, imports };
}
