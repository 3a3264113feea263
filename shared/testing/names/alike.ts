/** Pairs of names, as paths, that one folder holds and that differ by case, whatever their extensions; `files` are paths. */
export function alike(files: readonly string[]): string[][] {
  const paths = [...new Set(files.flatMap(withFolders))];
  const whole = pairsBy(paths, (name) => name);
  const known = new Set(whole.map(String));
  return [...whole, ...pairsBy(paths, withoutExtension).filter((pair) => !known.has(String(pair)))];
}

function pairsBy(paths: readonly string[], part: (name: string) => string): string[][] {
  const firstOf = new Map<string, string>();
  return paths.flatMap((path) => {
    const [folder, name] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)];
    const key = folder + part(name).toLowerCase();
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, path);
    return first === undefined || part(first.slice(folder.length)) === part(name) ? [] : [[first, path]];
  });
}

/** `a.test.ts` as `a.test`; a name that begins with its only dot stays. */
const withoutExtension = (name: string) => name.replace(/(?<=.)\.[^.]+$/, '');

/** `a/b/c.ts` as `a`, `a/b` and itself. */
const withFolders = (file: string): string[] => {
  const parts = file.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};
