import ts from 'typescript';
import { options } from './options';

/** A program of files that stand nowhere; what they import is found from where their names say. */
export function programOf(files: ReadonlyMap<string, string>, earlier?: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = ts.createCompilerHost(options);
  host.fileExists = (file) => files.has(file) || read.fileExists(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? read.getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language, true);
  };
  return ts.createProgram([...files.keys()], options, host, earlier);
}
