const { build } = require('esbuild');
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const src = (path) => join(__dirname, 'src', path);
const commands = readdirSync(src('commands')).filter((name) => name !== 'command.ts' && !name.endsWith('.test.ts'));

// The server, its commands and its threads, each as one file with what it shares with the pages, so that a start compiles nothing.
const options = {
  entryPoints: [
    src('start.ts'),
    src('modules/invoices/drawing.ts'),
    src('modules/exam-documents/drawingExams.ts'),
    src('modules/payer-statements/drawingStatement.ts'),
    src('modules/incoming-mail/readingMail.ts'),
    ...commands.map((name) => src(join('commands', name))),
  ],
  // As deep below the house as the sources are: what is found from one is found from the other.
  outdir: join(__dirname, 'dist/bin'),
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  target: 'node20',
  packages: 'external',
  alias: {
    // The one entry of the package that is called otherwise than its file.
    '@forms/shared/contract/file-kinds': join(__dirname, '../shared/contract/files/fileKinds.ts'),
    '@forms/shared': join(__dirname, '../shared'),
  },
  sourcemap: true,
  logLevel: 'warning',
};

module.exports = { options };
if (require.main === module) build(options).catch(() => process.exit(1));
