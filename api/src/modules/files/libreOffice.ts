import { execFileSync, spawn } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIMIT_MS = 60_000;

/** No PDF can be made of the document, however often it is tried. */
export class NotConvertible extends Error {}

/**
 * Has LibreOffice make a PDF of an office document, in the folder that it stands in alone; answers where it stands. The
 * program gets a profile of its own there, no macros, and no network where the system allows; it and whatever it started is
 * ended after a minute, or when told to stop. Throws `NotConvertible`.
 */
export async function pdfOf(program: string, path: string, stop: AbortSignal): Promise<string> {
  const folder = dirname(path);
  await mkdir(join(folder, 'profile', 'user'), { recursive: true });
  await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), CAUTIOUS);
  const [first = program, ...others] = [...withoutNetwork(), program, ...switches(folder), path];
  const ended = await new Promise<string>((resolve, reject) => {
    const child = spawn(first, others, {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
      timeout: undefined,
    });
    const endAll = (why: string) => () => {
      if (child.pid !== undefined) endGroup(child.pid);
      resolve(why);
    };
    const limit = setTimeout(endAll(`took longer than ${LIMIT_MS / 1000} s`), LIMIT_MS);
    stop.addEventListener('abort', endAll('was stopped'), { once: true });
    child.once('error', reject);
    child.once('exit', (code) => endAll(`ended with ${code}`)());
    child.once('close', () => clearTimeout(limit));
  });
  const pdf = join(folder, `${parse(path).name}.pdf`);
  await access(pdf).catch(() => {
    throw new NotConvertible(`LibreOffice ${ended} and made no PDF`);
  });
  return pdf;
}

const switches = (folder: string) => [
  `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
  '--headless',
  '--norestore',
  '--nologo',
  '--nolockcheck',
  '--convert-to',
  'pdf',
  '--outdir',
  folder,
];

/** Neither macros nor what a document would fetch from elsewhere. */
const CAUTIOUS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${['DisableMacrosExecution', 'BlockUntrustedRefererLinks', 'DisableActiveContent']
  .map(
    (name) =>
      `<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="${name}" oor:op="fuse"><value>true</value></prop></item>`,
  )
  .join('\n')}
</oor:items>
`;

let isolation: string[] | undefined;

/** The command that keeps another from the network, where the system lets us use it. */
function withoutNetwork(): string[] {
  isolation ??= [['unshare', '--map-root-user', '--net'], []].find(([command, ...args]) => {
    if (command === undefined) return true;
    try {
      execFileSync(command, [...args, 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  return isolation ?? [];
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of it is left.
  }
}
