import { join } from 'node:path';
import ts from 'typescript';

/** The folder of `@forms/shared`. */
export const folder = join(__dirname, '../..');

const config = ts.readConfigFile(join(folder, '../tsconfig.json'), ts.sys.readFile);

/** How the product is compiled. */
export const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(folder, '..'), {
  types: [],
});
