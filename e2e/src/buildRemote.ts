import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const root = join(__dirname, '../..');
const recipe: {
  remote(
    folder: string,
    name: string,
    exposes: Record<string, string>,
  ): (env: object, given: { mode: string }) => Configuration;
} = require(join(root, 'webpack.shared.js'));

/** Builds a remote of these modules, by name and file, where its folder is: by the recipe, as its team does. */
export const buildRemote = (folder: string, name: string, exposes: Record<string, string>): Promise<void> =>
  build(recipe.remote(folder, name, exposes)({}, { mode: 'production' }));

/** Has webpack make what a configuration says. Rejects with its errors. */
export function build(configuration: Configuration): Promise<void> {
  const compiler = webpack({ ...configuration, cache: false });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    }),
  );
}
