const { remote } = require('@forms/shared/webpack');

// The modules that the site draws, by name and file. Those of pages stand in package.json too, under "brings".
module.exports = remote(__dirname, 'mf-starter', { './Page': './src/Page.tsx' });
