const path = require('node:path');

/** React is the page's own: a remote that is made for another would be drawn by one that it was never tried with. */
function assertSameReact(folder, name) {
  const [ours, theirs] = [__dirname, folder].map((from) =>
    require(require.resolve('react/package.json', { paths: [from] })),
  );
  const [major] = ours.version.split('.');
  if (theirs.version.split('.')[0] !== major)
    throw new Error(
      `${name} has React ${theirs.version} in ${path.relative(process.cwd(), folder) || 'its folder'}, and the page that draws it React ${ours.version}: ask for react and react-dom ^${ours.version}`,
    );
}

module.exports = { assertSameReact };
