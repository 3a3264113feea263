/**
 * Federation puts the folder that it stands in into the names of what it writes for each build, and webpack numbers
 * modules by their names: without a number of their own, the same source would have other hashes in another folder.
 */
const ownNumbers = {
  apply(compiler) {
    const name = 'own-numbers';
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const named = module.nameForCondition() ?? module.identifier();
          const [, entry, container] = /[\\/]\.federation[\\/](entry)\.\w+\.js$|^(container) entry /.exec(named) ?? [];
          if (entry || container) compilation.chunkGraph.setModuleId(module, entry ?? container);
        }
      }),
    );
  },
};

/**
 * Names for what is minified, always in the same order. Left to itself the minifier takes the letters by how often they
 * stand in a file, the first hashes of others among them: a change that leaves no trace in a build could yet rename in it.
 */
const sameNames = {
  get(at) {
    const letters = 'etrnioasclduphmfgvybwSTCEkxDAPRMIONLFBjHVUzGWKqXYJQZ$_';
    let name = letters[at % letters.length];
    for (let rest = Math.floor(at / letters.length); rest > 0; rest = Math.floor(rest / 64)) {
      rest -= 1;
      name += `${letters}0123456789`[rest % 64];
    }
    return name;
  },
};

module.exports = { ownNumbers, sameNames };
