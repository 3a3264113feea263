import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atTheEnd } from '../started/leaving';

/** What a machine has outside the product's own folders: its users and its service manager are stood in for. */
const programs = {
  useradd: 'exit 0',
  chown: 'exit 0',
  install: `given=()
while [ $# -gt 0 ]; do case "$1" in -o|-g) shift 2;; *) given+=("$1"); shift;; esac; done
exec /usr/bin/install "\${given[@]}"`,
  setpriv: `while [[ "$1" == --* ]]; do shift; done
exec "$@"`,
  // Runs what the unit says, with the unit's environment; in a session of its own, as a service does.
  systemctl: `unit="$ROOT/etc/systemd/system/forms.service"
stop() { [ -e "$ROOT/pid" ] || return 0; pid=$(cat "$ROOT/pid"); kill "$pid" 2>/dev/null; while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done; rm "$ROOT/pid"; }
start() {
  set -a
  . "$(sed -n 's/^EnvironmentFile=//p' "$unit")"
  eval "$(sed -n 's/^Environment=//p' "$unit")"
  set +a
  setsid $(sed -n 's/^ExecStart=//p' "$unit") >> "$ROOT/log" 2>&1 &
  pid=$!
  echo $pid > "$ROOT/pid"
  $(sed -n 's/^ExecStartPost=//p' "$unit") &
  post=$!
  while kill -0 $post 2>/dev/null; do kill -0 $pid 2>/dev/null || { kill $post; rm "$ROOT/pid"; exit 1; }; sleep 0.02; done
  wait $post
}
case "$1" in enable|start) start;; stop) stop;; restart) stop; start;; esac`,
};

/** What came of commands. */
interface Typed {
  /** As the shell saw it: 0 where all went well. */
  status: number;
  printed: string;
}

/** A folder that stands for a machine: the pages' absolute paths are in it. */
export class Machine {
  constructor(readonly root: string) {
    for (const folder of ['bin', 'etc/systemd/system', 'backups']) mkdirSync(join(root, folder), { recursive: true });
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(root, 'bin', name), `#!/bin/bash\n${script}\n`);
      chmodSync(join(root, 'bin', name), 0o755);
    }
    atTheEnd(() => this.tries('systemctl stop forms'));
  }

  /** Types commands in one shell that stops at the first failure; answers what they printed. Throws where one fails. */
  async types(commands: string): Promise<string> {
    const { status, printed } = await this.tries(commands);
    if (status !== 0) throw new Error(`These commands ended with ${status}:\n${commands}\n${printed}`);
    return printed;
  }

  /** Types commands of which one may fail. The bench goes on meanwhile: mail server and bucket are in its process. */
  async tries(commands: string): Promise<Typed> {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', this.here(commands)], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (printed += text.toString()));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status: status ?? 1, printed };
  }

  /** Types commands of which the last goes on, as a server does; answers what ends it. */
  leavesRunning(commands: string): () => Promise<void> {
    const log = openSync(join(this.root, 'log'), 'a');
    const child = spawn('bash', ['-euo', 'pipefail', '-c', this.here(commands)], {
      env: this.environment,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    const signal = (name: NodeJS.Signals | 0) => {
      try {
        return process.kill(-(child.pid ?? 0), name);
      } catch {
        // Nobody of its group lives.
        return false;
      }
    };
    const end = async () => {
      for (signal('SIGTERM'); signal(0); ) await sleep(20);
    };
    atTheEnd(end);
    return end;
  }

  private here = (commands: string) =>
    commands
      .replace(/(?<=[\s"=:])\/(opt|etc|var|backups)(?=[/\s"]|$)/gm, `${this.root}/$1`)
      .replaceAll('/usr/bin/node', process.execPath);

  /** Without what the npm that runs the bench tells its children. */
  private get environment(): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_ENV)/.test(name));
    return { ...Object.fromEntries(own), ROOT: this.root, PATH: `${join(this.root, 'bin')}:${process.env.PATH}` };
  }
}
