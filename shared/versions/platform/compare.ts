import { join } from 'node:path';
import ts from 'typescript';
import type { Change } from '../bump';
import { type Exported, exportsOf } from './exportsOf';
import { programOf } from './programOf';
import { statementsIn, strict } from './strict';

const virtual = (name: string) => join(__dirname, name).replaceAll('\\', '/');
const BEFORE = virtual('before.d.ts');
const TODAY = virtual('today.d.ts');
const ASSIGNMENTS = virtual('assignments.ts');

/** What parts draw of one another goes both ways: a part is given its props by another, of whatever age the two are. */
const EXCHANGED = 'RemoteModules';

/**
 * What has changed for those that take the platform from the host, between two texts of `declarations`. The compiler
 * decides: what is given today must be assignable to what was given, and so an argument or a prop the other way round.
 * What differs and breaks nobody is an addition.
 */
export function compare(before: string, today: string): Change[] {
  const [old, now] = [strict(before), strict(today)];
  if (old === now) return [];
  const files = new Map([
    [BEFORE, old],
    [TODAY, now.replace(/((?:declare module |from |import\()["'])(?=platform\/|within )/g, '$1today ')],
  ]);
  const declared = programOf(files);
  const exported = exportsOf(declared);
  const changes: Change[] = [];
  const assignments: { name: string; code: string }[] = [];
  for (const [face, names] of exported) {
    if (!face.startsWith('platform/')) continue;
    const namesToday = exported.get(`today ${face}`) ?? new Map<string, Exported>();
    for (const [name, was] of names) {
      const is = namesToday.get(name);
      if (is) assignments.push(...assignmentsOf(face, name, was.kind === 'foreign' ? is : was));
      else changes.push({ bump: 'major', name: `${face}: ${name}`, why: 'is gone' });
    }
  }
  for (const [module, names] of exported) {
    if (!module.startsWith('today platform/')) continue;
    const face = module.slice('today '.length);
    for (const name of names.keys()) {
      if (!exported.get(face)?.has(name)) changes.push({ bump: 'minor', name: `${face}: ${name}`, why: 'is new' });
    }
  }
  files.set(
    ASSIGNMENTS,
    [`import type { Names, Used } from './used';`, ...assignments.map(({ code }) => code)].join('\n'),
  );
  for (const { line, why } of errorsIn(programOf(files, declared))) {
    changes.push({ bump: 'major', name: assignments[line - 1]?.name ?? ASSIGNMENTS, why });
  }
  return [...changes, ...differing(old, now)];
}

/** Lines that compile only where nobody is broken. */
function assignmentsOf(face: string, name: string, exported: Exported): { name: string; code: string }[] {
  // Another package's is the same on both sides.
  if (exported.kind === 'foreign') return [];
  const any = exported.kind === 'type' && exported.parameters > 0 ? `<${Array(exported.parameters).fill('any')}>` : '';
  const type = (module: string) => `${exported.kind === 'value' ? 'typeof ' : ''}import('${module}').${name}${any}`;
  const [old, now] = [type(face), type(`today ${face}`)];
  const assignment = (from: string, to: string) => ({
    name: `${face}: ${name}`,
    code: `void (0 as never as ${from} satisfies ${to});`,
  });
  return [
    assignment(`Names<${old}>`, `Names<${now}>`),
    ...(exported.kind === 'value' ? [assignment(`Used<${now}>`, `Used<${old}>`)] : []),
    ...(name === EXCHANGED ? [assignment(now, old), assignment(old, `Pick<${now}, keyof ${old}>`)] : []),
  ];
}

function errorsIn(program: ts.Program): { line: number; why: string }[] {
  const file = program.getSourceFile(ASSIGNMENTS);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ start = 0, messageText }) => ({
      line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
      why: lastLine(ts.flattenDiagnosticMessageText(messageText, '\n')),
    }),
  );
}

/** It names the field or the type that does not fit; those before it lead there. */
const lastLine = (text: string) => (text.split('\n').at(-1) ?? '').trim().replaceAll(/import\("[^"]*"\)\./g, '');

/** Declarations that say something else than before. */
function differing(old: string, now: string): Change[] {
  const before = statementsIn(old);
  return [...statementsIn(now)]
    .filter(([name, text]) => before.has(name) && before.get(name) !== text)
    .map(([name]) => ({ bump: 'minor', name, why: 'has changed' }));
}
