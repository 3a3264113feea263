import { rmSync } from 'node:fs';

/** After the tests of the server. */
export default function teardown(): void {
  rmSync(process.env.TEST_SITES ?? '', { recursive: true, force: true });
}
