import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
stop() { [ -e "$ROOT/pid" ] || return 0; pid=$(cat "$ROOT/pid"); kill "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done; rm "$ROOT/pid"; }
start() {
  set -a
  . "$(sed -n 's/^EnvironmentFile=//p' "$unit")"
  eval "$(sed -n 's/^Environment=//p' "$unit")"
  set +a
  setsid $(sed -n 's/^ExecStart=//p' "$unit") >> "$ROOT/log" 2>&1 &
  echo $! > "$ROOT/pid"
  $(sed -n 's/^ExecStartPost=//p' "$unit")
}
case "$1" in enable|start) start;; stop) stop;; restart) stop; start;; esac`,
};

/** A folder that stands for a machine: the page's absolute paths are in it. */
export class Machine {
  constructor(private readonly root: string) {
    mkdirSync(join(root, 'bin'), { recursive: true });
    mkdirSync(join(root, 'etc/systemd/system'), { recursive: true });
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(root, 'bin', name), `#!/bin/bash\n${script}\n`);
      chmodSync(join(root, 'bin', name), 0o755);
    }
  }

  /** Types commands in one shell that stops at the first failure; answers what they printed. */
  types(commands: string): string {
    const here = commands
      .replace(/(?<=[\s"=:])\/(opt|etc|var)\//g, `${this.root}/$1/`)
      .replaceAll('/usr/bin/node', process.execPath);
    return execFileSync('bash', ['-euo', 'pipefail', '-c', here], {
      env: { ...process.env, ROOT: this.root, PATH: `${join(this.root, 'bin')}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  }
}
