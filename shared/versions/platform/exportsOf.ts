import ts from 'typescript';

/** A name that a module exports: something of the run time, a type with so many parameters, or another package's. */
export type Exported = { kind: 'value' } | { kind: 'type'; parameters: number } | { kind: 'foreign' };

/** What each `declare module` of a program exports. */
export function exportsOf(program: ts.Program): Map<string, Map<string, Exported>> {
  const checker = program.getTypeChecker();
  const exported = (symbol: ts.Symbol): Exported => {
    const { flags, declarations: [first] = [] } =
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!first || !program.getRootFileNames().includes(first.getSourceFile().fileName)) return { kind: 'foreign' };
    if (flags & ts.SymbolFlags.Value) return { kind: 'value' };
    const { typeParameters } = first as ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
    return { kind: 'type', parameters: typeParameters?.length ?? 0 };
  };
  return new Map(
    checker
      .getAmbientModules()
      .map((module) => [
        module.name.slice(1, -1),
        new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, exported(symbol)])),
      ]),
  );
}
